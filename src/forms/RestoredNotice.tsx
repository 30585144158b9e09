import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { noticeWithAction } from '../components/noticeWithAction.ts';
import { formsText } from '../text/forms.ts';

/** Says that the values of the last time stand in the form again; one press starts with an empty one. */
export function RestoredNotice({ onStartOver }: { onStartOver: () => void }) {
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
      {formsText.restored}
    </Alert>
  );
}
