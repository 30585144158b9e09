import { sharesOf } from '../contracts/borrowerShares.ts';
import { hashids } from '../contracts/sides.ts';
import { isLoan } from '../contracts/isLoan.ts';
import type { IsoDate } from '../dates/isoDate.ts';
import { kinshipOf } from '../relations/kinship.ts';
import type { ContractDetail } from '../wire/contract.ts';
import type { ChildShare, GiftPerson } from '../wire/gifts.ts';
import { type GiftEntry, giftDay, waitsFor } from './entries.ts';
import { forgivenOf } from './loanEntries.ts';
import { pairsOf } from './pairs.ts';

type Amounts = Omit<ChildShare, 'child' | 'people'>;

const NOTHING: Amounts = { received: 0, forgiven: 0, borrowed: 0, open: 0, estate: 0 };

/** One amount of a contract on a day, and the names under which it is added up. */
interface Piece {
  date: IsoDate;
  amount: number;
  to: readonly (keyof Amounts)[];
}

function piecesOf(contract: ContractDetail): Piece[] {
  const signed = contract.contract.signed_date;
  if (signed === null) return [];
  if (isLoan(contract)) {
    const date = contract.contract.start_date;
    const pieces: Piece[] = [
      { date, amount: contract.total, to: ['borrowed'] },
      // A loan waiting for its payout has no balance yet; nothing of the agreed sum is repaid.
      { date, amount: contract.balance ?? contract.total, to: ['open'] },
    ];
    return [
      ...pieces,
      ...forgivenOf(contract).map((one): Piece => ({ date: one.date, amount: one.amount, to: ['forgiven'] })),
    ];
  }
  const date = giftDay(contract.contract);
  if (date === null || waitsFor(contract) !== null) return [];
  // Only the parties' own statements count toward the estate (BW 4:229): nothing does automatically.
  return [
    {
      date,
      amount: contract.total,
      to: contract.contract.counts_toward_estate ? ['received', 'estate'] : ['received'],
    },
  ];
}

/**
 * Returns the amounts each child received, borrowed and was forgiven by its parents, over all years; amounts that went
 * to its partner while they were together are included. In cents, nominal: nothing is indexed.
 * @returns one row per child, in the order of `people`, also for a child that got nothing
 */
export function equalShares(contracts: readonly ContractDetail[], people: readonly GiftPerson[]): ChildShare[] {
  const shares = new Map<string, ChildShare>();
  for (const person of people) {
    const { hashid, partners } = person;
    if (kinshipOf(person) !== 'child') continue;
    const lasting = partners.filter(({ until }) => until === null);
    shares.set(`parents>${hashid}`, { child: hashid, people: [hashid, ...hashids(lasting)], ...NOTHING });
  }
  for (const contract of contracts) {
    for (const { date, amount, to } of piecesOf(contract)) {
      const entry: GiftEntry = {
        kind: 'gift',
        contract: null,
        date,
        amount,
        from: hashids(contract.parties.from),
        to: hashids(contract.parties.to),
        exemption: 'yearly',
        shares: sharesOf(contract),
      };
      for (const { key, lines } of pairsOf(entry, people)) {
        const share = shares.get(key);
        const part = lines.reduce((sum, line) => sum + line.amount, 0);
        if (share)
          shares.set(
            key,
            to.reduce((one, name) => ({ ...one, [name]: one[name] + part }), share),
          );
      }
    }
  }
  return [...shares.values()];
}
