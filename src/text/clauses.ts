import type { LOAN_CLAUSES } from '../../domain/contracts/clauses/catalogue.ts';
import { formatDateLong } from '../../domain/dates/dutchDate.ts';
import { lateRule } from '../../domain/loans/lateRule.ts';
import { lateHint, lateInShort } from '../../domain/loans/lateWords.ts';
import { formatEuro } from '../../domain/money/format.ts';
import { spacedIban } from '../../domain/rules/iban.ts';
import type { LoanTerms } from '../../domain/wire/contract.ts';
import { type CatalogueWords, withWhat } from './clauseWords.ts';
import { exclusionWords } from './exclusion.ts';
import { sharesWords } from './shares.ts';

const capital = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);

/** The words of the clauses of a loan. */
export const loanClauseWords: CatalogueWords<typeof LOAN_CLAUSES, LoanTerms> = {
  payment_every: {
    ask: 'Hoe vaak wordt er betaald?',
    options: { 1: 'Elke maand', 3: 'Elk kwartaal', 12: 'Elk jaar' },
    row: { label: 'Betalen', always: true },
  },
  on_last_day: {
    ask: 'Elke termijn op de laatste dag van de maand',
    hint: ({ first_payment_date: first }) =>
      `In een maand met 31 dagen is dat de 31e, en in februari de 28e of de 29e. Zonder vinkje is het dag ${Number(String(first).slice(8))}, ook in een maand die langer duurt.`,
    row: { label: 'Elke termijn op de laatste dag van de maand' },
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
    hint: 'Zoek de rente op voor ongeveer hetzelfde bedrag, dezelfde looptijd en dezelfde zekerheid. Dan kun je laten zien of jullie rente zakelijk is. Loopt de lening al? Neem dan de rente van toen.',
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
  borrower_shares: sharesWords,
  callable: {
    explained: true,
    ask: 'Wanneer mag het geld worden opgeëist?',
    hint: 'Een lening die zomaar opeisbaar is, kan elk jaar als schenking tellen.',
    options: {
      limited: 'Alleen in vaste gevallen, zoals een grote achterstand',
      long_notice: 'Ook na opzegging, met meer dan 3 maanden',
      short_notice: 'Ook na opzegging, met ten hoogste 3 maanden',
      on_demand: 'Op elk moment',
    },
    // When the lender may demand repayment is always stated: it decides whether the loan is a gift (art. 15 SW 1956).
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
    explained: true,
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
    explained: true,
    ask: 'Vanaf wanneer kost te laat betalen rente?',
    options: { reminder: 'Na een herinnering', due_date: 'Vanaf de dag van de termijn' },
  },
  day_count: {
    explained: true,
    ask: 'Hoe tellen losse dagen voor de rente?',
    options: { '30E/360': 'Elke maand als 30 dagen', 'actual/365': 'De werkelijke dagen' },
    row: { label: 'Losse dagen voor de rente' },
  },
  payment_rounding: {
    ask: 'Hoe wordt een termijn afgerond?',
    options: { nearest: 'Op de dichtstbijzijnde cent', up: 'Naar boven' },
  },
  security: {
    explained: true,
    ask: 'Is er een zekerheid?',
    hint: 'Voor een hypotheek maakt de notaris een akte.',
    options: { none: 'Nee', mortgage: 'Hypotheek', pledge: 'Pandrecht' },
    row: { label: 'Zekerheid', say: (kind, { security_text }) => withWhat(kind, security_text) },
  },
  security_text: { ask: 'Waarop?' },
  subordinated: {
    explained: true,
    ask: 'Een bank gaat voor (achterstelling)',
    row: { label: 'Een bank gaat voor', say: (yes, { subordinated_to: bank }) => (bank.trim() === '' ? yes : bank) },
  },
  subordinated_to: { ask: 'Welke bank?' },
  insurance: {
    ask: 'Sluit {to} een verzekering af?',
    options: { none: 'Nee', death: 'Bij overlijden', death_disability: 'Bij overlijden en arbeidsongeschiktheid' },
    row: { label: 'Verzekering van {to}' },
  },
  exclusion_on_forgiven: {
    explained: true,
    ask: 'Uitsluitingsclausule als er later iets wordt kwijtgescholden',
    options: exclusionWords.ask,
    row: { label: 'Uitsluitingsclausule bij kwijtschelden', options: exclusionWords.row },
  },
  borrower_spouse: {
    explained: true,
    ask: 'De partner van {to} tekent mee voor toestemming',
    hint: 'Voor een hypotheek op de woning waar je samen woont, vraagt de wet toestemming van de echtgenoot of geregistreerd partner. Ook wie hoofdelijk meeleent, heeft die nodig (artikel 1:88 van het Burgerlijk Wetboek). Zonder toestemming die nodig is, kan de partner het vernietigen (artikel 1:89).',
    row: { label: 'De partner van {to} tekent mee' },
  },
  spouse_consent: {
    explained: true,
    ask: 'De partner van {from} tekent mee voor toestemming',
    row: { label: 'De partner van {from} tekent mee' },
  },
};
