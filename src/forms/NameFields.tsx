import Box from '@mui/material/Box';
import { formsText } from '../text/forms.ts';
import { InfixOffer } from './InfixOffer.tsx';
import { TextField } from './TextField.tsx';

/** Label, hint, control and message of each field on separate lines, the same for all three. */
const inOneRow = {
  display: { sm: 'grid' },
  gridRow: { sm: 'span 4' },
  gridTemplateRows: { sm: 'subgrid' },
  rowGap: { sm: 0 },
  alignContent: 'start',
};

/**
 * First name, infix and last name in one row (docs/screens.md 1). `own`: the person fills in their own name, so the
 * browser may help.
 */
export function NameFields({ own = false }: { own?: boolean }) {
  const { firstname, infix, lastname } = formsText.name;
  const help = (token: string) => (own ? token : 'off');
  return (
    <div>
      <Box
        sx={{ display: 'grid', gap: { xs: 3, sm: 2 }, gridTemplateColumns: { sm: '5fr 4fr 5fr' }, '& > *': inOneRow }}
      >
        <TextField name="firstname" label={firstname} autoComplete={help('given-name')} />
        <TextField name="infix" label={infix} autoComplete={help('additional-name')} optional />
        <TextField name="lastname" label={lastname} autoComplete={help('family-name')} />
      </Box>
      <InfixOffer />
    </div>
  );
}
