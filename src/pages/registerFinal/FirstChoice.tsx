import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { ArrowRightIcon } from '../../components/icons/icons.tsx';
import { paths } from '../../paths.ts';
import { finalText as text } from '../../text/registerFinal.ts';

const { family, contract, existing, agreed } = text.choices;

/** Without a family there is nobody to agree with, so that comes first then (docs/screens.md 4.1). */
const choicesFor = (hasFamily: boolean, manages: boolean, mayMake: boolean) => {
  // An invited person comes for contracts that others recorded.
  const theirs = { ...agreed, to: paths.overzicht };
  if (!mayMake) return manages ? [] : [theirs];
  const agreements = [
    { ...contract, to: paths.newContract },
    { ...existing, to: paths.existingLoan },
  ];
  if (!manages) return [theirs, ...agreements];
  return hasFamily
    ? [...agreements, { ...family, to: paths.relaties }]
    : [{ ...family, to: paths.relaties }, ...agreements];
};

interface FirstChoiceProps {
  hasFamily: boolean;
  manages: boolean;
  mayMake: boolean;
}

/** "Wat wil je als eerste doen?" Links, so that looking creates nothing. */
export function FirstChoice({ hasFamily, manages, mayMake }: FirstChoiceProps) {
  const choices = choicesFor(hasFamily, manages, mayMake);
  if (choices.length === 0) return null;
  return (
    <Box component="section" aria-labelledby="eerste-keus" sx={{ mt: 4 }}>
      <Typography id="eerste-keus" variant="h2" sx={{ mb: 2 }}>
        {text.first}
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.5 }}>
        {choices.map(({ title, text: about, to }) => (
          <li key={title}>
            <ButtonBase
              component={Link}
              to={to}
              sx={{
                display: 'flex',
                gap: 2,
                width: '100%',
                p: 2,
                textAlign: 'left',
                border: 1,
                borderColor: 'divider',
                borderRadius: '12px',
                bgcolor: 'background.paper',
                transition: 'border-color 120ms',
                '&:hover': { borderColor: 'primary.main' },
              }}
            >
              <Box sx={{ flex: 1, minWidth: 0 }}>
                <Typography sx={{ fontWeight: 600 }}>{title}</Typography>
                <Typography variant="body2" color="textSecondary">
                  {about}
                </Typography>
              </Box>
              <ArrowRightIcon sx={{ color: 'primary.main' }} />
            </ButtonBase>
          </li>
        ))}
      </Box>
    </Box>
  );
}
