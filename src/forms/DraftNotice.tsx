import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { noticeWithAction } from '../components/noticeWithAction.ts';
import { formsText } from '../text/forms.ts';
import type { Draft } from './useDraft.ts';

interface DraftNoticeProps {
  found: Draft<object>['found'];
  /** What is said of values that stand there again, where it was not somebody who typed them. */
  restored?: string | undefined;
  onStartOver: () => void;
}

/**
 * Says that the values of the last time stand in the form again, and one press starts with an empty one; or that they do
 * not, because what they were typed over has changed.
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
