import type { GIFT_CLAUSES, LOAN_CLAUSES } from '../../domain/contracts/clauses/catalogue.ts';
import { formatDateLong } from '../../domain/dates/dutchDate.ts';
import { lateRule } from '../../domain/loans/lateRule.ts';
import { lateHint, lateInShort } from '../../domain/loans/lateWords.ts';
import { formatEuro } from '../../domain/money/format.ts';
import { spacedIban } from '../../domain/rules/iban.ts';
import type { GiftTerms, LoanTerms } from '../../domain/wire/contract.ts';
import type { CatalogueWords } from './clauseWords.ts';
import { exclusionWords } from './exclusion.ts';

const withWhat = (what: string, of: string) => (of.trim() === '' ? what : `${what}: ${of}`);
const capital = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);
const isEmpty = (text: string) => text.trim() === '';

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
    ask: 'Iemand anders beheert het geld eerst (bewind)',
    hint: 'Bijvoorbeeld tot {to} 25 is. Tot dan beslist iemand anders over het geld.',
    row: {
      label: 'Bewind',
      say: (_yes, { administrator, administration_until: until }) =>
        `Door ${isEmpty(administrator) ? '{from}' : administrator}${until === null ? '' : `, tot ${formatDateLong(until)}`}`,
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

/** The words of the clauses of a loan. */
export const loanClauseWords: CatalogueWords<typeof LOAN_CLAUSES, LoanTerms> = {
  payment_every: {
    ask: 'Hoe vaak wordt er betaald?',
    options: { 1: 'Elke maand', 3: 'Elk kwartaal', 12: 'Elk jaar' },
    row: { label: 'Betalen', always: true },
  },
  taken_over: {
    ask: 'Wat stond er op die dag nog open?',
    row: {
      label: 'Bestond al',
      say: (_said, { taken_over: was }) =>
        was === null
          ? ''
          : `Op ${formatDateLong(was.date)} stond er nog ${formatEuro(was.balance)} open${was.january ? `, en op 1 januari ${formatEuro(was.january)}` : ''}`,
    },
  },
  home_address: {
    ask: 'Welke woning is het?',
    hint: 'Adres, of de kadastrale aanduiding.',
    row: { label: 'De woning' },
  },
  replaces_since: {
    ask: 'Vervangt deze lening een eerdere lening voor een woning? Wanneer begon die?',
    hint: 'De maanden van die lening tellen mee in de 360 maanden. Alleen voor een lening van 2013 of later.',
    row: { label: 'Vervangt een lening van' },
  },
  compared_rate_millipercent: {
    ask: 'Welke rente vraagt een bank voor zo’n lening?',
    hint: 'Zoek de rente op voor ongeveer hetzelfde bedrag, dezelfde looptijd en dezelfde zekerheid. Dan kun je laten zien of jullie rente zakelijk is.',
    row: {
      label: 'Vergeleken met',
      say: (rate, { compared_lender: lender, compared_on: on, compared_term_months: months }) =>
        `${rate} bij ${lender}${on === null ? '' : ` op ${formatDateLong(on)}`}, vast voor ${String(months)} maanden`,
    },
  },
  compared_lender: { ask: 'Welke bank is dat?' },
  compared_on: { ask: 'Op welke dag vroeg de bank dat?' },
  compared_term_months: { ask: 'Hoelang staat de rente van de bank vast?' },
  account_iban: {
    ask: 'Op welke rekening komen de betalingen?',
    hint: 'Het IBAN van {from}. Je mag dit ook later invullen.',
    row: { label: 'Rekening voor de betalingen', say: spacedIban },
  },
  paid_to_one: {
    ask: 'Betalen aan een van beiden is genoeg: {from}',
    hint: 'Wat de een krijgt, is dan ook aan de ander betaald. Een van hen bevestigt dat, voor allebei. Anders bevestigen ze het elk voor zich.',
    row: { label: 'Betalen aan een van beiden is genoeg' },
  },
  callable: {
    ask: 'Wanneer mag het geld worden opgeëist?',
    hint: 'Een lening die zomaar opeisbaar is, kan elk jaar als schenking tellen.',
    options: {
      limited: 'Alleen in vaste gevallen, zoals een grote achterstand',
      long_notice: 'Ook na opzegging, met meer dan 3 maanden',
      short_notice: 'Ook na opzegging, met ten hoogste 3 maanden',
      on_demand: 'Op elk moment',
    },
    // When the lender may call is always stated: it decides whether the loan is a gift (art. 15 SW 1956).
    row: {
      label: 'Het geld opeisen mag',
      options: {
        limited: 'Alleen in vaste gevallen',
        long_notice: 'Ook na opzegging',
        short_notice: 'Ook na opzegging',
        on_demand: 'Op elk moment',
      },
      always: true,
      say: (kind, { notice_months: months }) =>
        months === null ? kind : `${kind}, met ${months === 1 ? 'één maand' : `${months} maanden`} opzegtermijn`,
    },
  },
  notice_months: { ask: 'Hoeveel maanden opzegtermijn?' },
  call_events: {
    ask: 'In welke gevallen mag het geld meteen worden opgeëist?',
    hint: 'Bij faillissement of schuldsanering mag het altijd: dat staat in de wet.',
    options: {
      arrears: 'Meer dan drie maanden achterstand',
      seizure: 'Beslag op een groot deel van het bezit',
      home_sold: 'De woning wordt verkocht',
      borrower_dies: 'Overlijden van {to}, als de erfgenamen niet doorgaan',
      divorce: 'Scheiding van {to}',
    },
    row: {
      label: 'Meteen opeisbaar bij',
      always: true,
      say: (cases) => capital(`${cases === '' ? '' : `${cases.toLowerCase()}; `}faillissement of schuldsanering`),
    },
  },
  rate_fixed_until: {
    ask: 'Tot welke dag staat de rente vast?',
    hint: 'Leeg: de hele looptijd.',
    row: { label: 'De rente staat vast tot', none: 'het einde van de looptijd' },
  },
  extra_repayment: {
    ask: 'Wat verandert er als iemand extra aflost?',
    options: { lower_payment: 'De termijnen worden lager', shorter_term: 'De lening is eerder klaar' },
    row: { label: 'Na extra aflossen', always: true },
  },
  default_rate_millipercent: {
    ask: 'Rente als er te laat wordt betaald',
    hint: ({ late_payment: since }) => lateHint(since === 'due_date' ? since : 'reminder'),
    row: {
      label: 'Rente bij te laat betalen',
      always: true,
      say: (_rate, terms) => capital(lateInShort(lateRule(terms))),
    },
  },
  late_payment: {
    ask: 'Vanaf wanneer kost te laat betalen rente?',
    options: { reminder: 'Na een herinnering', due_date: 'Vanaf de dag van de termijn' },
  },
  day_count: {
    ask: 'Hoe tellen losse dagen voor de rente?',
    options: { '30E/360': 'Elke maand als 30 dagen', 'actual/365': 'De werkelijke dagen' },
    row: { label: 'Losse dagen voor de rente' },
  },
  payment_rounding: {
    ask: 'Hoe wordt een termijn afgerond?',
    options: { nearest: 'Op de dichtstbijzijnde cent', up: 'Naar boven' },
  },
  security: {
    ask: 'Is er een zekerheid?',
    hint: 'Voor een hypotheek maakt de notaris een akte.',
    options: { none: 'Nee', mortgage: 'Hypotheek', pledge: 'Pandrecht' },
    row: { label: 'Zekerheid', say: (kind, { security_text }) => withWhat(kind, security_text) },
  },
  security_text: { ask: 'Waarop?' },
  subordinated: {
    ask: 'Een bank gaat voor (achterstelling)',
    row: { label: 'Een bank gaat voor', say: (yes, { subordinated_to: bank }) => (isEmpty(bank) ? yes : bank) },
  },
  subordinated_to: { ask: 'Welke bank?' },
  insurance: {
    ask: 'Sluit {to} een verzekering af?',
    options: { none: 'Nee', death: 'Bij overlijden', death_disability: 'Bij overlijden en arbeidsongeschiktheid' },
    row: { label: 'Verzekering van {to}' },
  },
  exclusion_on_forgiven: {
    ask: 'Uitsluitingsclausule als er later iets wordt kwijtgescholden',
    options: exclusionWords.ask,
    row: { label: 'Uitsluitingsclausule bij kwijtschelden', options: exclusionWords.row },
  },
  borrower_spouse: {
    ask: 'De partner van {to} tekent mee voor toestemming',
    hint: 'Voor een hypotheek op de woning waar je samen woont, vraagt de wet toestemming van de echtgenoot of geregistreerd partner. Ook wie hoofdelijk meeleent, heeft die nodig (artikel 1:88 van het Burgerlijk Wetboek). Zonder toestemming die nodig is, kan de partner het vernietigen (artikel 1:89).',
    row: { label: 'De partner van {to} tekent mee' },
  },
  spouse_consent: {
    ask: 'De partner van {from} tekent mee voor toestemming',
    row: { label: 'De partner van {from} tekent mee' },
  },
};
