import Typography from '@mui/material/Typography';
import { CONTRACT_TYPES } from '../../../../domain/contracts/types.ts';
import { ContractTypeMark } from '../ContractTypeMark.tsx';
import { RadioCards } from '../../../forms/RadioCards.tsx';
import { RadioField } from '../../../forms/RadioField.tsx';
import { wizardText as text } from '../../../text/wizard.ts';
import { useFormValues } from '../../../forms/useFormValues.ts';
import { useToday } from '../../../components/useToday.ts';
import { Compare } from './Compare.tsx';
import { beganOn, type WizardValues } from './wizardValues.ts';

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

const origins = Object.entries(text.origins).map(([value, label]) => ({ value, label }));

/** Step 1: whether it is new, what kind of agreement in plain words, and the kinds side by side for people in doubt. */
export function KindStep() {
  const { values, setValues } = useFormValues<WizardValues>();
  const today = useToday();
  return (
    <>
      <RadioField
        name="origin"
        label={text.origin}
        hint={text.originHint}
        options={origins}
        onChanged={(origin) => setValues(beganOn(origin as WizardValues['origin'], values, today))}
      />
      <RadioCards name="type" label={text.kind} cards={cards} />
      <Compare />
    </>
  );
}
