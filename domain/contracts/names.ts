import type { PaymentEvery } from '../wire/clauses.ts';
import type { GiftTerms } from '../wire/contract.ts';
import { needsNotary } from './needsNotary.ts';
import type { ContractType } from './types.ts';
import { type PersonName, fullName } from '../names/name.ts';
import { slug } from '../names/slug.ts';

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

interface Named {
  type: ContractType;
  contract: { signed_date: string | null } & Partial<Pick<GiftTerms, 'form' | 'exemption'>>;
  parties: { to: readonly PersonName[] };
}

/**
 * What the files of an agreement are named after: `schenking-sanne-de-vries-2026-04-14`; without a signed date
 * `…-concept`, and for what a notary must make a deed of `…-concept-voor-de-notaris`.
 */
export function agreementName({ type, contract, parties }: Named): string {
  const { form = 'transfer', exemption = 'yearly' } = contract;
  const state =
    needsNotary({ form, exemption }) === null ? (contract.signed_date ?? 'concept') : 'concept voor de notaris';
  const parts = [NAMES[type], ...parties.to.map(fullName), state];
  return parts
    .map(slug)
    .filter((part) => part !== '')
    .join('-');
}

/** Under which name the agreement is saved. */
export const agreementFileName = (contract: Named): string => `${agreementName(contract)}.pdf`;

/** Where it stands in a file of many: two agreements can have the same name, and the hashid tells them apart. */
export const agreementPathInZip = (contract: Named & { hashid: string }): string =>
  `contracten/${agreementName(contract)}-${contract.hashid}.pdf`;

/** Under which name the scan of a signed paper is saved. */
export function scanFileName(contract: Named): string {
  return `${agreementName(contract)}-scan.pdf`;
}

/** The same for the document of one version: `schenking-sanne-de-vries-2026-04-14-versie-1.pdf`. */
export function documentFileName(contract: Named, version: number): string {
  return `${agreementName(contract)}-versie-${version}.pdf`;
}

const CHANGES: Record<'rate_change' | 'pause' | 'extra_repayment' | 'forgiveness', string> = {
  rate_change: 'rente',
  pause: 'pauze',
  extra_repayment: 'extra aflossing',
  forgiveness: 'kwijtschelding',
};

const loanPaper = (what: string, date: string, { type, parties }: Pick<Named, 'type' | 'parties'>) =>
  `${[what, date, NAMES[type], ...parties.to.map(fullName)].map(slug).join('-')}.pdf`;

/**
 * Under which name the addendum of a change is saved: `aanvulling-rente-2026-06-01-lineaire-lening-sanne-de-vries.pdf`.
 */
export function addendumFileName(
  loan: Pick<Named, 'type' | 'parties'>,
  { kind, date }: { kind: keyof typeof CHANGES; date: string },
): string {
  return loanPaper(`aanvulling ${CHANGES[kind]}`, date, loan);
}

/** Under which name the standing of a loan on a day is saved: `stand-2026-06-01-lineaire-lening-sanne-de-vries.pdf`. */
export function standingFileName(loan: Pick<Named, 'type' | 'parties'>, date: string): string {
  return loanPaper('stand', date, loan);
}
