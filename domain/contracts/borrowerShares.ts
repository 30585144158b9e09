import { equalParts } from '../gifts/equalParts.ts';
import { roundHalfUp } from '../money/round.ts';
import type { BorrowerShare } from './clauses/shares.ts';
import type { PartySide } from '../wire/choices/party.ts';
import type { Contract } from '../wire/contract.ts';

/** '70 %', '66,67 %' or '2/3': as agreed. */
export const shareWords = ({ part, of }: Pick<BorrowerShare, 'part' | 'of'>): string =>
  of === 100 || of === 10_000 ? `${String((part * 100) / of).replace('.', ',')} %` : `${part}/${of}`;

/** The shares that the borrowers of a loan agreed on; null if it is halves, or one alone owes. */
export const sharesOf = ({ contract }: Pick<Contract, 'contract'>): readonly BorrowerShare[] | null =>
  'borrower_shares' in contract ? contract.borrower_shares : null;

/**
 * Splits an amount in cents over people, by their shares or in equal parts: the parts always add up. With shares the first
 * is rounded and the other gets the rest, so that neither statement loses a cent (BW 6:10).
 */
export function divided(amount: number, people: readonly string[], shares: readonly BorrowerShare[] | null): number[] {
  const first = shares?.find(({ hashid }) => hashid === people[0]);
  if (first === undefined || people.length !== 2) return equalParts(amount, people.length);
  const part = ownPart(amount, { ...first, rest: false });
  return [part, amount - part];
}

/** The share of one of two, in whole cents: `rest` marks the person who gets the remainder. */
export interface OwnShare {
  part: number;
  of: number;
  rest: boolean;
}

/** The share of one borrower; undefined if it is a half, or they owe alone. */
export function ownShare(contract: Pick<Contract, 'contract' | 'parties'>, person: string): OwnShare | undefined {
  const own = sharesOf(contract)?.find(({ hashid }) => hashid === person);
  return own && { part: own.part, of: own.of, rest: contract.parties.to[0]?.hashid !== person };
}

/** Their part of an amount. */
export function ownPart(amount: number, { part, of, rest }: OwnShare): number {
  const first = Number(roundHalfUp(BigInt(amount) * BigInt(rest ? of - part : part), BigInt(of)));
  return rest ? amount - first : first;
}

/** The same for the people of one side of a contract. */
export const dividedOver = (
  amount: number,
  contract: Pick<Contract, 'contract' | 'parties'>,
  side: PartySide,
): number[] =>
  divided(
    amount,
    contract.parties[side].map(({ hashid }) => hashid),
    side === 'to' ? sharesOf(contract) : null,
  );
