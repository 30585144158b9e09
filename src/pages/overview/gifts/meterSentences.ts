import type { IsoDate } from '../../../../domain/dates/isoDate.ts';
import { formatDateLong } from '../../../../domain/dates/dutchDate.ts';
import { formatEuroShort } from '../../../../domain/money/format.ts';
import type { GiftMeter, GiftPerson } from '../../../../domain/wire/gifts.ts';
import { giftsText as text } from '../../../text/gifts.ts';
import { namesOf, namesOfEach, recipientName, unsureGivers } from '../../../components/gifts/meterNames.ts';

/** The viewer of a meter, and the year. */
export interface Viewpoint {
  /** Hashid of the viewer. */
  me: string;
  year: number;
  today: IsoDate;
  people: readonly GiftPerson[];
}

/** Says how much may still be given, from the reader's side. */
export function headline(meter: GiftMeter, { me, year, today, people }: Viewpoint): string {
  const when = year === Number(today.slice(0, 4)) ? text.thisYear : text.inYear(year);
  const left = meter.result?.left ?? 0;
  const amount = formatEuroShort(left);
  const to = recipientName(meter, people);
  if (meter.giver.includes(me)) return left > 0 ? text.youCanGive(to, amount, when) : text.youCanGiveNothing(to, when);
  const from = namesOf(meter.giver, people);
  if (meter.recipient.includes(me)) {
    // A child and its partner count as one; to the partner they are no parents.
    const isChild = people.find(({ hashid }) => hashid === me)?.relation_type !== 'partner';
    const giver = meter.kinship === 'child' && isChild ? text.yourParents : from;
    return left > 0 ? text.youCanGet(amount, giver, when) : text.youCanGetNothing(giver, when);
  }
  const together = meter.giver.length > 1;
  return left > 0
    ? text.theyCanGive(from, to, amount, when, together)
    : text.theyCanGiveNothing(from, to, when, together);
}

function raised({ kinship, used_before, raised_from, raised_until, result }: GiftMeter, today: IsoDate): string | null {
  if (kinship !== 'child') return null;
  if (used_before) return text.raisedUsed(used_before.year);
  if (!result || result.exemption !== 'yearly' || raised_from === null || raised_until === null) return null;
  return raised_from <= today && today <= raised_until ? text.raisedOpen(formatDateLong(raised_until)) : null;
}

/** Says which duties follow from the gifts: tax, the return, and claims. Empty if there are none. */
export function duties(meter: GiftMeter, { me, people }: Viewpoint): string[] {
  const { result, refused, recipient } = meter;
  const you = recipient.includes(me);
  const others = namesOfEach(
    recipient.filter((hashid) => hashid !== me),
    people,
  );
  const lines: (string | null)[] = [];
  if (result) {
    lines.push(result.exemption === 'yearly' ? null : text.usesRaised(result.exemption));
    if (result.taxable > 0)
      lines.push(
        result.by_giver
          ? text.paidByGiver(
              formatEuroShort(result.tax),
              formatEuroShort(result.by_giver.tax),
              formatEuroShort(result.by_giver.gift),
            )
          : result.tax > 0
            ? text.tax(others, formatEuroShort(result.tax), formatEuroShort(result.taxable), you)
            : text.noTaxYet(formatEuroShort(result.taxable)),
      );
    lines.push(
      result.return_before === null ? null : text.returnBefore(others, formatDateLong(result.return_before), you),
    );
  }
  lines.push(
    refused && text.refused(refused.kind, refused.why),
    meter.late.length > 0
      ? text.late(
          namesOf(
            meter.late.map(({ giver }) => giver),
            people,
          ),
          meter.inherited > 0 ? formatEuroShort(meter.inherited) : null,
        )
      : null,
  );
  return lines.filter((line) => line !== null);
}

/** Lists the remarks next to the meter. */
export function remarks(meter: GiftMeter, { today, people }: Viewpoint): string[] {
  const couple =
    meter.kinship === 'child' && meter.recipient.length > 1 ? text.unit(namesOf(meter.recipient, people)) : null;
  const { kinship_unknown, recipient } = meter;
  const unknown = kinship_unknown ? text.kinshipUnknown(unsureGivers(meter, people), namesOf(recipient, people)) : null;
  return [couple, unknown, ...unsureOf(meter, people), raised(meter, today)].filter((line) => line !== null);
}

/**
 * The couples of this meter whose legal bond is not recorded, so that it is unknown whether the law counts them as
 * partners.
 */
function unsureOf({ giver, recipient }: GiftMeter, people: readonly GiftPerson[]): string[] {
  const here = [...giver, ...recipient];
  return people.flatMap(({ hashid, partners }) =>
    partners
      .filter((pair) => pair.bond === null && pair.until === null && hashid < pair.hashid)
      .filter((pair) => here.includes(hashid) && here.includes(pair.hashid))
      .map((pair) => text.unsure(namesOf([hashid, pair.hashid], people))),
  );
}
