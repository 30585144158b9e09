import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useFormikContext } from 'formik';
import { useId, type ReactNode } from 'react';
import { VisuallyHidden } from '../components/VisuallyHidden.tsx';
import { formsText } from '../text/forms.ts';

interface SubmitButtonProps {
  children: ReactNode;
  /** Why sending is not possible now: the button is disabled and the reason is next to it. */
  disabledReason?: string | null;
  /** Whether the act can't be undone: the button is red then. */
  final?: boolean;
}

/** Sends the form; shows that it is being sent and takes no second click. */
export function SubmitButton({ children, disabledReason = null, final = false }: SubmitButtonProps) {
  const { isSubmitting } = useFormikContext();
  const reasonId = useId();
  const disabled = disabledReason !== null;
  return (
    <Stack direction="row" spacing={2} sx={{ alignItems: 'center', flexWrap: 'wrap', rowGap: 1 }}>
      <Button
        type="submit"
        variant="contained"
        color={final ? 'error' : 'primary'}
        disabled={disabled}
        loading={isSubmitting}
        loadingPosition="start"
        {...(disabled && { 'aria-describedby': reasonId })}
      >
        {children}
      </Button>
      {disabled && (
        <Typography id={reasonId} role="status" variant="body2" color="textSecondary" sx={{ flex: '1 1 12rem' }}>
          {disabledReason}
        </Typography>
      )}
      {isSubmitting && (
        <span role="status">
          <VisuallyHidden>{formsText.busy}</VisuallyHidden>
        </span>
      )}
    </Stack>
  );
}
