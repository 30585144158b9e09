import Typography from '@mui/material/Typography';
import { CONTRACT_TYPES } from '../../../../domain/contracts/types.ts';
import { ContractTypeMark } from '../../../components/ContractTypeMark.tsx';
import { RadioCards } from '../../../forms/RadioCards.tsx';
import { wizardText as text } from '../../../text/wizard.ts';

const cards = CONTRACT_TYPES.map((type) => {
  const { title, text: meaning, consequence } = text.kinds[type];
  return {
    value: type,
    icon: <ContractTypeMark type={type} />,
    title,
    text: meaning,
    extra: (
      <Typography component="span" variant="body2" sx={{ display: 'block', mt: 1 }}>
        {consequence}
      </Typography>
    ),
  };
});

/** Step 1: what kind of agreement, in plain words. */
export function KindStep() {
  return <RadioCards name="type" label={text.kind} cards={cards} />;
}
