import { RadioField } from '../../../forms/RadioField.tsx';
import { giftsText } from '../../../text/gifts.ts';

const text = giftsText.claim;
const options = Object.entries(text.options).map(([value, label]) => ({ value, label }));

/** Which exemption the recipient will claim; whether it holds is said beside it (GiftEffect). */
export function GiftExemptionField() {
  return <RadioField name="contract.exemption" label={text.label} hint={text.hint} options={options} />;
}
