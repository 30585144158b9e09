import type { PaymentEvery } from '../wire/clauses.ts';
import type { ContractType } from './types.ts';

const NAMES: Record<ContractType, string> = {
  GiftContract: 'Schenking',
  AnnuityLoanContract: 'Annuïteitenlening',
  LinearLoanContract: 'Lineaire lening',
  RepaymentFreeLoanContract: 'Aflossingsvrije lening',
};

const IN_WORDS: Record<ContractType, string> = {
  GiftContract: 'geld geven',
  AnnuityLoanContract: 'elke maand hetzelfde bedrag',
  LinearLoanContract: 'elke maand evenveel aflossen',
  RepaymentFreeLoanContract: 'alleen rente betalen',
};

/** The name a person knows the type by: "Annuïteitenlening". */
export function contractTypeName(type: ContractType): string {
  return NAMES[type];
}

const EACH: Record<PaymentEvery, string> = { 1: 'elke maand', 3: 'elk kwartaal', 12: 'elk jaar' };

/** The legal name of what is signed: the title of the paper, and of the evidence behind it. */
export const agreementTitle = (type: ContractType): string =>
  type === 'GiftContract' ? 'Schenkingsovereenkomst' : 'Overeenkomst van geldlening';

/** The meaning of the type from term to term, in everyday words (docs/screens.md 1.1). */
export function contractTypeInWords(type: ContractType, every: PaymentEvery = 1): string {
  return IN_WORDS[type].replace(EACH[1], EACH[every]);
}
