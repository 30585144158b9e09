import type { ContractType } from './types.ts';
import { type PersonName, fullName } from '../names/name.ts';

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

/** What the type means from month to month, in everyday words (ux.md 1.1). */
export function contractTypeInWords(type: ContractType): string {
  return IN_WORDS[type];
}

function slug(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').replace(/[^\p{L}\p{N}]+/gu, '-').replace(/^-+|-+$/g, '').toLowerCase();
}

interface Named {
  type: ContractType;
  contract: { signed_date: string | null };
  parties: { to: readonly PersonName[] };
}

/** Under which name the agreement is saved: `schenking-sanne-de-vries-2026-04-14.pdf`; without a signed date `…-concept.pdf`. */
export function agreementFileName({ type, contract, parties }: Named): string {
  const parts = [NAMES[type], ...parties.to.map(fullName), contract.signed_date ?? 'concept'];
  return `${parts.map(slug).filter((part) => part !== '').join('-')}.pdf`;
}
