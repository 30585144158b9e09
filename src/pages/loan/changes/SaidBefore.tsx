import { SAID_WAYS } from '../../../../domain/wire/choices/event.ts';
import { SelectField } from '../../../forms/SelectField.tsx';
import { eventsText } from '../../../text/loanEvents.ts';

const { form: text } = eventsText.forgiveness;
const ways = (['not', ...SAID_WAYS] as const).map((value) => ({ value, label: text.saidWays[value] }));

/** Asks whether a change from a past day was already agreed on that day, and how (domain/contracts/life/agreedDay.ts). */
export const SaidBefore = ({ hint }: { hint: string }) => (
  <SelectField name="said" label={text.said} hint={hint} options={ways} placeholder={null} width="full" />
);
