import { giftEntries } from '../../../domain/gifts/entries.ts';
import { giftYearOf, yearsOfClaims } from '../../../domain/gifts/giftYear.ts';
import type { ContractDetail } from '../../../domain/wire/contract.ts';
import type { GiftPerson, GiftYear } from '../../../domain/wire/gifts.ts';
import { yieldingMap, yieldToEventLoop } from '../../yieldingMap.ts';

/** The meters of a family with many contracts (domain/gifts/giftYear.ts), without blocking other requests. */
export async function yieldingGiftYear(
  contracts: readonly ContractDetail[],
  people: readonly GiftPerson[],
  year: number,
  today: string,
): Promise<GiftYear> {
  const years = [...yearsOfClaims(contracts, year), year];
  const made = await yieldingMap(contracts, (contract) =>
    years.map((one) => giftEntries(contract, one, today, people)),
  );
  const meters = giftYearOf(contracts, people, year, today, (one) =>
    made.flatMap((ofContract) => ofContract[years.indexOf(one)] ?? []),
  );
  await yieldToEventLoop();
  return meters;
}
