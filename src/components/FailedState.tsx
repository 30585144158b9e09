import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { componentsText } from '../text/components.ts';
import { ErrorIcon } from './icons/icons.tsx';

interface FailedStateProps {
  /** The sentence that names the failure: 'We konden je contracten niet ophalen.' */
  title: string;
  /** The sentence that reassures: 'Je gegevens zijn veilig.' */
  hint?: string;
  onRetry?: (() => void) | undefined;
}

/** Takes the place of content that could not be fetched, and never looks like an empty list. Says so when offline. */
export function FailedState({ title, hint, onRetry }: FailedStateProps) {
  return (
    <Box
      role="alert"
      className="mislukt"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        gap: 2,
        alignItems: 'center',
        p: { xs: 2, sm: 3 },
        borderRadius: '12px',
        bgcolor: 'var(--mui-palette-soft-error)',
        border: '1px solid color-mix(in srgb, var(--mui-palette-error-main) 35%, transparent)',
      }}
    >
      <ErrorIcon sx={{ color: 'error.main' }} />
      <Box sx={{ flex: '1 1 14rem' }}>
        <Typography sx={{ fontWeight: 600 }}>{title}</Typography>
        <Typography variant="body2">{navigator.onLine ? hint : componentsText.offline}</Typography>
      </Box>
      {onRetry && (
        <Button variant="outlined" color="inherit" onClick={onRetry}>
          {componentsText.retry}
        </Button>
      )}
    </Box>
  );
}
