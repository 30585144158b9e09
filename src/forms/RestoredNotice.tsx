import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { formsText } from '../text/forms.ts';

/** Says that the values of the last time stand in the form again; one press starts with an empty one. */
export function RestoredNotice({ onStartOver }: { onStartOver: () => void }) {
  return (
    <Alert
      severity="info"
      sx={{
        flexWrap: 'wrap',
        '& .MuiAlert-message': { flex: '1 1 12rem' },
        '& .MuiAlert-action': { pt: 0, alignItems: 'center' },
      }}
      action={
        <Button color="inherit" size="small" sx={{ whiteSpace: 'nowrap' }} onClick={onStartOver}>
          {formsText.startOver}
        </Button>
      }
    >
      {formsText.restored}
    </Alert>
  );
}
