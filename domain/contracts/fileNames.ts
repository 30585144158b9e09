import { ADDENDUM_NAMES } from '../loans/events/eventWords.ts';
import { type PersonName, fullName } from '../names/name.ts';
import { slug } from '../names/slug.ts';
import type { GiftTerms } from '../wire/contract.ts';
import { contractTypeName } from './names.ts';
import { needsNotary } from './needsNotary.ts';
import type { ContractType } from './types.ts';

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
  const parts = [contractTypeName(type), ...parties.to.map(fullName), state];
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

const loanPaper = (what: string, date: string, { type, parties }: Pick<Named, 'type' | 'parties'>) =>
  `${[what, date, contractTypeName(type), ...parties.to.map(fullName)].map(slug).join('-')}.pdf`;

/**
 * Under which name the addendum of a change is saved: `aanvulling-rente-2026-06-01-lineaire-lening-sanne-de-vries.pdf`.
 */
export function addendumFileName(
  loan: Pick<Named, 'type' | 'parties'>,
  { kind, date }: { kind: keyof typeof ADDENDUM_NAMES; date: string },
): string {
  return loanPaper(`aanvulling ${ADDENDUM_NAMES[kind]}`, date, loan);
}

/** Under which name the standing of a loan on a day is saved: `stand-2026-06-01-lineaire-lening-sanne-de-vries.pdf`. */
export function standingFileName(loan: Pick<Named, 'type' | 'parties'>, date: string): string {
  return loanPaper('stand', date, loan);
}

/** The same for its dossier: `dossier-2026-06-01-lineaire-lening-sanne-de-vries.pdf`. */
export function dossierFileName(loan: Pick<Named, 'type' | 'parties'>, date: string): string {
  return loanPaper('dossier', date, loan);
}
