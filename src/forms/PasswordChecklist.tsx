import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { passwordParts } from '../../domain/rules/password.ts';
import { CheckIcon } from '../components/icons/icons.tsx';
import { VisuallyHidden } from '../components/VisuallyHidden.tsx';
import { formsText, passwordPartText } from '../text/forms.ts';

const PARTS = ['length', 'upper', 'lower', 'digit', 'symbol'] as const;

/** The password rule part by part, following what is typed. */
export function PasswordChecklist({ id, value }: { id: string; value: string }) {
  const met = passwordParts(value);
  return (
    <Box id={id} sx={{ mt: 1, typography: 'body2', color: 'text.secondary' }}>
      <Typography variant="body2">{formsText.passwordChecklist}</Typography>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, mt: 0.5, p: 0, display: 'grid', gap: 0.25 }}>
        {PARTS.map((part) => (
          <Box
            component="li"
            key={part}
            sx={{
              display: 'flex',
              alignItems: 'center',
              gap: 0.75,
              color: met[part] ? 'success.main' : 'text.secondary',
            }}
          >
            {met[part] ? (
              <CheckIcon sx={{ fontSize: '1.125rem' }} />
            ) : (
              <Box
                component="span"
                sx={{
                  width: '1.125rem',
                  display: 'grid',
                  placeItems: 'center',
                  '&::before': {
                    content: '""',
                    width: 6,
                    height: 6,
                    borderRadius: '50%',
                    border: 1.5,
                    borderColor: 'currentColor',
                  },
                }}
              />
            )}
            <span>
              {passwordPartText[part]}
              <VisuallyHidden>: {met[part] ? formsText.passwordMet : formsText.passwordUnmet}</VisuallyHidden>
            </span>
          </Box>
        ))}
      </Box>
    </Box>
  );
}
