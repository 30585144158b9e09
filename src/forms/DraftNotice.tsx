import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { noticeWithAction } from '../components/noticeWithAction.ts';
import { formsText } from '../text/forms.ts';
import type { Draft } from './useDraft.ts';

interface DraftNoticeProps {
  found: Draft<object>['found'];
  /** The text about restored values that nobody typed. */
  restored?: string | undefined;
  onStartOver: () => void;
}

/**
 * Says that the form has the values of last time, with a button to start empty; or that it has not, because the original
 * has changed since.
 */
export function DraftNotice({ found, restored = formsText.restored, onStartOver }: DraftNoticeProps) {
  if (found === 'nothing') return null;
  if (found === 'outdated') return <Alert severity="info">{formsText.outdated}</Alert>;
  return (
    <Alert
      severity="info"
      sx={noticeWithAction}
      action={
        <Button color="inherit" size="small" onClick={onStartOver}>
          {formsText.startOver}
        </Button>
      }
    >
      {restored}
    </Alert>
  );
}
