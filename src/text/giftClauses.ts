import type { GIFT_CLAUSES } from '../../domain/contracts/clauses/catalogue.ts';
import { formatDateLong } from '../../domain/dates/dutchDate.ts';
import type { GiftTerms } from '../../domain/wire/contract.ts';
import { type CatalogueWords, withWhat } from './clauseWords.ts';

/** The words of the clauses of a gift. */
export const giftClauseWords: CatalogueWords<typeof GIFT_CLAUSES, GiftTerms> = {
  form: {
    ask: 'Hoe wordt er geschonken?',
    options: {
      transfer: 'Het geld wordt overgemaakt',
      paper: 'Op papier: het bedrag blijft een schuld van {from}',
      at_death: 'Uit te betalen na het overlijden van {from}',
      real_estate: 'Een huis of een stuk grond',
    },
    row: { label: 'Hoe er wordt geschonken' },
  },
  falls_due: {
    ask: 'Wanneer moet het bedrag worden betaald?',
    hint: 'Na het eerste overlijden loopt over een helft die dan moet worden betaald geen rente meer. Vraag de notaris om dit zo in de akte te zetten.',
    options: {
      own_death: 'Ieders helft na het eigen overlijden',
      last_death: 'Alles na het overlijden van wie het langst leeft',
    },
    row: { label: 'Te betalen', always: true },
  },
  exemption: {
    ask: 'Welke vrijstelling geldt voor {to}?',
    hint: 'Meestal die van dit jaar. Een verhoogde vrijstelling kan één keer, en alleen met een aangifte. Voor een studie is ook een akte van de notaris nodig.',
    options: {
      yearly: 'De vrijstelling van dit jaar',
      raised_free: 'De eenmalig verhoogde, vrij te besteden',
      raised_study: 'De eenmalig verhoogde, voor een dure studie',
      raised_home: 'De eenmalig verhoogde voor een eigen woning (tot en met 2023)',
    },
    row: { label: 'Vrijstelling' },
  },
  exclusion_liftable: {
    ask: 'De uitsluitingsclausule mag later worden opgeheven door {from}',
    row: { label: 'Clausule later op te heffen door {from}' },
  },
  condition: {
    explained: true,
    ask: 'Is er een voorwaarde?',
    options: {
      none: 'Nee',
      suspensive: 'Ja, vooraf: de schenking geldt pas als iets is gebeurd',
      dissolving: 'Ja, achteraf: de schenking vervalt als iets gebeurt',
    },
    row: {
      label: 'Voorwaarde',
      options: {
        none: 'Nee',
        suspensive: 'De schenking geldt pas als dit is gebeurd',
        dissolving: 'De schenking vervalt als dit gebeurt',
      },
      say: (kind, { condition_text }) => withWhat(kind, condition_text),
    },
  },
  condition_text: { ask: 'Wat is de voorwaarde?', multiline: true },
  administration: {
    explained: true,
    ask: 'Iemand anders beheert het geld eerst (bewind)',
    hint: 'Bijvoorbeeld tot {to} 25 is. Tot dan beslist iemand anders over het geld.',
    row: {
      label: 'Bewind',
      say: (_yes, { administrator, administration_until: until }) =>
        `Door ${administrator.trim() === '' ? '{from}' : administrator}${until === null ? '' : `, tot ${formatDateLong(until)}`}`,
    },
  },
  administrator: { ask: 'Wie beheert het geld?', hint: 'Leeg: {from}.' },
  administration_until: { ask: 'Tot welke dag?' },
  tax_paid_by: {
    ask: 'Wie betaalt de schenkbelasting, als die er is?',
    options: { recipient: '{to}', giver: '{from}' },
    row: { label: 'Schenkbelasting, als die er is' },
  },
  giver_spouse: {
    explained: true,
    ask: 'Toestemming van de partner van {from}',
    hint: 'Wie is getrouwd of geregistreerd partner is, heeft toestemming nodig voor een schenking die groter is dan gebruikelijk (artikel 1:88 van het Burgerlijk Wetboek). Zonder toestemming die nodig is, kan de partner de schenking vernietigen (artikel 1:89). Een partner met een eigen login tekent hier mee. Zonder login tekenen jullie op papier.',
    options: {
      if_needed: 'Een plek om te tekenen, voor als het nodig is',
      signs: 'De partner tekent voor toestemming',
      not_needed: 'Niet nodig',
    },
    row: { label: 'Toestemming van de partner van {from}' },
  },
};
