import type { LoanType } from '../domain/contracts/types.ts';
import type { Who } from './family.ts';
import type { PastDay } from './pastDay.ts';

/** A loan of the sample family. */
export interface SampleLoan {
  type: LoanType;
  /** Null: a draft that nobody has signed. */
  signed: PastDay | null;
  euros: number;
  from: readonly Who[];
  to: readonly Who[];
  /** Thousandths of a percent per year. */
  rate: number;
  months: number;
  purpose: string;
  why: string;
  ownHome?: true;
  /** Paid out in the middle of a month: the first period is a broken one. */
  broken?: true;
}

const parents = ['jan', 'marijke'] as const;
const sanneThomas = ['sanne', 'thomas'] as const;
const bramNoor = ['bram', 'noor'] as const;

const annuity = (loan: Omit<SampleLoan, 'type'>): SampleLoan => ({ type: 'AnnuityLoanContract', ...loan });
const linear = (loan: Omit<SampleLoan, 'type'>): SampleLoan => ({ type: 'LinearLoanContract', ...loan });
const repaymentFree = (loan: Omit<SampleLoan, 'type'>): SampleLoan => ({ type: 'RepaymentFreeLoanContract', ...loan });

const aboveBank = (bank: string, fixed: string) =>
  `Onze bank vroeg op de dag van ondertekening ${bank} voor een hypotheek met ${fixed} vaste rente. Daar tellen we 0,2 procentpunt bij op.`;
const SHORT = 'De lening is klein en kort. We rekenen iets meer dan de rente op een spaardeposito met dezelfde looptijd.';
const NO_MORTGAGE = 'Er is geen recht van hypotheek. Daarom is de rente 1 procentpunt hoger dan die van de bank voor het eerste deel.';
const PERSONAL = 'Twee banken vroegen meer voor een persoonlijke lening. Wij zitten tussen die rente en de spaarrente in.';

// prettier-ignore -- one loan per block
export const loans: readonly SampleLoan[] = [
  annuity({
    signed: [7, '12-14'], euros: 45_000, from: parents, to: ['sanne'], rate: 2_400, months: 360,
    ownHome: true, purpose: 'Aankoop van de eerste woning',
    why: aboveBank('2,2 %', 'twintig jaar'),
  }),
  annuity({
    signed: [6, '10-03'], euros: 15_000, from: ['jan'], to: ['bram'], rate: 2_500, months: 120,
    purpose: 'Laatste jaar van de studie',
    why: SHORT,
  }),
  annuity({
    signed: [5, '02-11'], euros: 85_000, from: parents, to: sanneThomas, rate: 1_950, months: 360,
    ownHome: true, broken: true, purpose: 'Aankoop van het huis aan de Kastanjelaan',
    why: aboveBank('1,75 %', 'twintig jaar'),
  }),
  annuity({
    signed: [4, '06-24'], euros: 12_500, from: ['jan'], to: ['sanne'], rate: 3_000, months: 60,
    purpose: 'Elektrische auto',
    why: PERSONAL,
  }),
  annuity({
    signed: [3, '11-08'], euros: 120_000, from: parents, to: bramNoor, rate: 4_250, months: 360,
    ownHome: true, purpose: 'Aankoop van het appartement',
    why: aboveBank('4,05 %', 'tien jaar'),
  }),
  annuity({
    signed: [2, '03-05'], euros: 18_750, from: ['marijke'], to: ['noor'], rate: 4_600, months: 84,
    broken: true, purpose: 'Inrichting van het atelier',
    why: PERSONAL,
  }),
  annuity({
    signed: [1, '05-20'], euros: 30_000, from: parents, to: sanneThomas, rate: 3_900, months: 180,
    ownHome: true, purpose: 'Dakkapel en verbouwing van de zolder',
    why: aboveBank('3,7 %', 'vijftien jaar'),
  }),
  annuity({
    signed: null, euros: 25_000, from: parents, to: ['bram'], rate: 3_800, months: 120,
    ownHome: true, purpose: 'Nieuwe badkamer',
    why: aboveBank('3,6 %', 'tien jaar'),
  }),

  linear({
    signed: [7, '12-22'], euros: 10_000, from: ['jan'], to: ['bram'], rate: 2_000, months: 60,
    purpose: 'Eerste auto',
    why: SHORT,
  }),
  linear({
    signed: [6, '04-18'], euros: 24_000, from: parents, to: ['sanne'], rate: 2_250, months: 120,
    ownHome: true, purpose: 'Verbouwing van de keuken',
    why: aboveBank('2,05 %', 'tien jaar'),
  }),
  linear({
    signed: [5, '08-30'], euros: 6_000, from: ['marijke'], to: ['bram'], rate: 1_500, months: 36,
    purpose: 'Borg en inrichting van de huurwoning',
    why: SHORT,
  }),
  linear({
    signed: [4, '01-27'], euros: 60_000, from: parents, to: ['bram'], rate: 2_100, months: 360,
    ownHome: true, broken: true, purpose: 'Bijdrage aan de eerste eigen woning',
    why: aboveBank('1,9 %', 'twintig jaar'),
  }),
  linear({
    signed: [3, '04-06'], euros: 9_600, from: ['sanne'], to: ['bram'], rate: 3_000, months: 48,
    purpose: 'Overbrugging tussen twee banen',
    why: SHORT,
  }),
  linear({
    signed: [0, '11-13'], euros: 36_000, from: parents, to: sanneThomas, rate: 4_100, months: 240,
    ownHome: true, purpose: 'Warmtepomp en isolatie',
    why: aboveBank('3,9 %', 'twintig jaar'),
  }),
  linear({
    signed: [0, '02-09'], euros: 8_400, from: ['jan'], to: ['noor'], rate: 4_000, months: 84,
    purpose: 'Bakfiets voor de bezorging',
    why: PERSONAL,
  }),

  repaymentFree({
    signed: [7, '11-30'], euros: 50_000, from: parents, to: ['sanne'], rate: 3_200, months: 360,
    purpose: 'Deel van de aankoop dat de bank niet financierde',
    why: NO_MORTGAGE,
  }),
  repaymentFree({
    signed: [6, '02-14'], euros: 20_000, from: ['jan'], to: ['bram'], rate: 2_900, months: 120,
    purpose: 'Eigen geld voor de start als zelfstandige',
    why: NO_MORTGAGE,
  }),
  repaymentFree({
    signed: [5, '10-09'], euros: 7_500, from: ['marijke'], to: ['sanne'], rate: 2_500, months: 36,
    purpose: 'Vervanging van de auto',
    why: SHORT,
  }),
  repaymentFree({
    signed: [4, '09-19'], euros: 40_000, from: parents, to: ['bram'], rate: 3_750, months: 240,
    purpose: 'Aankoop van het deel van een medebewoner',
    why: NO_MORTGAGE,
  }),
  repaymentFree({
    signed: [2, '06-11'], euros: 100_000, from: parents, to: sanneThomas, rate: 4_500, months: 120,
    broken: true, purpose: 'Overbrugging tot de verkoop van de oude woning',
    why: NO_MORTGAGE,
  }),
  repaymentFree({
    signed: [0, '04-22'], euros: 35_000, from: parents, to: bramNoor, rate: 4_300, months: 180,
    purpose: 'Verhuizing van het atelier',
    why: PERSONAL,
  }),
  repaymentFree({
    signed: null, euros: 15_000, from: ['jan'], to: ['sanne'], rate: 4_200, months: 60,
    purpose: '',
    why: '',
  }),
];
