import type { AgreementText, Side } from '../../agreementText.ts';

type Consent = AgreementText['consents'][number];

/**
 * The places where a spouse consents (BW 1:88). Two on a side who are not each other's partner each have their own spouse to ask.
 * @param couple whether the two on this side are each other's partner
 * @param write what it says of one of them, or of the only one, as the paper calls them
 */
export function consentsOf({ role, people }: Side, couple: boolean, write: (who: string) => string): Consent[] {
  const asked = people.length < 2 || couple ? [`de ${role}`] : people.map(({ name }) => name);
  return asked.map((who) => ({ title: `Toestemming van de partner van ${who}`, text: write(who) }));
}
