import type { PaymentEvery } from '../wire/clauses.ts';
import { fullNames } from '../names/name.ts';
import type { Party } from '../wire/party.ts';
import type { ContractType } from './types.ts';

interface Between {
  parties: { from: readonly Party[]; to: readonly Party[] };
}

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

/** The everyday name of the type: "Annuïteitenlening". */
export function contractTypeName(type: ContractType): string {
  return NAMES[type];
}

/** A contract as a family calls it: its purpose, or its kind if nobody gave one. */
export const contractCalled = ({ type, contract }: { type: ContractType; contract: { purpose: string } }): string =>
  contract.purpose.trim() || contractTypeName(type);

/** 'van Jan de Vries aan Sanne de Vries'. */
export const fromTo = ({ parties: { from, to } }: Between): string => `van ${fullNames(from)} aan ${fullNames(to)}`;

/** The same with its people, for a list of several: "Dakkapel, van Jan de Vries aan Sanne de Vries". */
export function contractTitle(contract: Parameters<typeof contractCalled>[0] & Between): string {
  return `${contractCalled(contract)}${contract.contract.purpose.trim() && ','} ${fromTo(contract)}`;
}

const EACH: Record<PaymentEvery, string> = { 1: 'elke maand', 3: 'elk kwartaal', 12: 'elk jaar' };

/** The legal name of the signed contract: the title of the paper, and of the evidence for it. */
export const agreementTitle = (type: ContractType): string =>
  type === 'GiftContract' ? 'Schenkingsovereenkomst' : 'Overeenkomst van geldlening';

/** The meaning of the type from term to term, in everyday words (docs/screens.md 1.1). */
export function contractTypeInWords(type: ContractType, every: PaymentEvery = 1): string {
  return IN_WORDS[type].replace(EACH[1], EACH[every]);
}
