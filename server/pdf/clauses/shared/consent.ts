import type { PartySide } from '../../../../domain/wire/choices/party.ts';
import { fullName } from '../../../../domain/names/name.ts';
import type { AgreementInput } from '../../agreementInput.ts';
import type { AgreementText, Side } from '../../agreementText.ts';
import { cleanText } from '../../layout/characters.ts';

type Consent = AgreementText['consents'][number];

/**
 * The places where a spouse consents (BW 1:88). Two people on a side who are not partners each have their own spouse to ask.
 * @param couple whether the two on this side are each other's partner
 * @param write the text for one of them, or the only one, as named in the paper
 */
export function consentsOf({ role, people }: Side, couple: boolean, write: (who: string) => string): Consent[] {
  const asked = people.length < 2 || couple ? [`de ${role}`] : people.map(({ name }) => name);
  return asked.map((who) => ({ title: `Toestemming van de partner van ${who}`, text: write(who) }));
}

/**
 * The same for spouses who sign their consent in the product, as the parties sign (docs/decisions/0014).
 * @param side the side of the parties it is asked for
 * @param what the subject of the consent, for a party by name
 */
export const consentsHere = (
  {
    contract: { parties },
    people,
    consenting = [],
    changes,
  }: Pick<AgreementInput, 'contract' | 'people' | 'consenting' | 'changes'>,
  side: PartySide,
  what: (of: string) => string,
  paper: 'overeenkomst' | 'aanvulling' = 'overeenkomst',
): Consent[] =>
  consenting.flatMap(({ of: hashid, spouse }) => {
    const party = parties[side].find((one) => one.hashid === hashid);
    if (!party) return [];
    const [of, who] = [cleanText(fullName(people[hashid] ?? party)), cleanText(spouse)];
    return [
      {
        title: `Toestemming van de partner van ${of}`,
        text: `${who} is met ${of} gehuwd of heeft met ${of} een geregistreerd partnerschap, en is geen partij. ${who} heeft deze ${paper} gelezen en geeft toestemming voor ${what(of)} (artikel 1:88 van het Burgerlijk Wetboek). ${who} ondertekent daarvoor in Onderling, op dezelfde manier als partijen. Ondertekent ${who} niet, dan ${paper === 'aanvulling' || changes ? 'verandert er niets' : 'is er geen overeenkomst'}.`,
        here: who,
      },
    ];
  });
