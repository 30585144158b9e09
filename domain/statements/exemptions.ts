import { formatDateLong } from '../dates/dutchDate.ts';
import { exemptionName } from '../gifts/exemptionName.ts';
import { formatEuro } from '../money/format.ts';
import { fullNames } from '../names/name.ts';
import type { Party } from '../wire/party.ts';
import type { GiftKind, GiftYear } from '../wire/gifts.ts';
import type { StatementExemption } from '../wire/statement.ts';
import { lateSentences } from './lateGivers.ts';

/**
 * Returns the exemptions of a year of gifts for the statement of one person: the pairs they belong to, with
 * gifts between them.
 */
export function exemptionsOf(
  { meters }: Pick<GiftYear, 'meters'>,
  person: string,
  known: readonly Party[],
): StatementExemption[] {
  const named = (hashids: readonly string[]) =>
    hashids.flatMap((hashid) => known.filter((one) => one.hashid === hashid));
  return meters
    .filter(({ total, giver, recipient }) => total > 0 && [...giver, ...recipient].includes(person))
    .map(({ key, kinship, giver, recipient, lines, total, inherited, late, result }) => {
      const amounts: Record<GiftKind, number> = { gift: 0, forgiveness: 0, callable: 0 };
      for (const { kind, amount } of lines) amounts[kind] += amount;
      return {
        key,
        kinship,
        role: recipient.includes(person) ? 'received' : 'given',
        giver: named(giver),
        recipient: named(recipient),
        amounts,
        total,
        ...(inherited > 0 && { inherited }),
        ...(late.length > 0 && { late: lateSentences(late, inherited, known) }),
        result,
      };
    });
}

const names = (people: readonly Party[]) => fullNames(people) || 'iemand';

/** 'Aan Sanne de Vries en Thomas Bakker', or from whom. */
export function exemptionTitle({ role, giver, recipient }: StatementExemption): string {
  return role === 'given' ? `Aan ${names(recipient)}` : `Van ${names(giver)}`;
}

/** The people who count as one (art. 26, 28 SW): a sentence for each couple. */
export function exemptionCouples({ giver, recipient }: StatementExemption): string {
  const couple = (people: readonly Party[], as: string) =>
    people.length > 1 ? `${names(people)} tellen samen als één ${as}.` : '';
  return [couple(giver, 'gever'), couple(recipient, 'ontvanger')].filter((sentence) => sentence !== '').join(' ');
}

/** Whether a return of the gift tax must be filed, by whom and before when (docs/domain.md 2.3). */
export function exemptionReturn(
  { recipient, total, inherited = 0, late = '', result }: StatementExemption,
  person: string,
  year: number,
): string {
  const due = returnDue(recipient, result, person, year);
  // Gifts that go with the inheritance need no return of their own.
  const hasRest = inherited > 0 && total > inherited && result?.return_before;
  return [late, hasRest ? `Voor de rest geldt: ${due.charAt(0).toLowerCase()}${due.slice(1)}` : due]
    .filter((sentence) => sentence !== '')
    .join(' ');
}

function returnDue(
  recipient: StatementExemption['recipient'],
  result: StatementExemption['result'],
  person: string,
  year: number,
): string {
  if (result === null) return `De bedragen van ${year} zijn bij ons niet bekend. We rekenen daarom niets uit.`;
  if (result.return_before === null)
    return 'Voor zover hier vastgelegd is hiervoor geen aangifte schenkbelasting nodig.';
  const before = formatDateLong(result.return_before);
  const others = recipient.filter(({ hashid }) => hashid !== person);
  const yours = others.length < recipient.length;
  const whose =
    yours && others.length === 0
      ? 'Jouw aangifte schenkbelasting'
      : `De aangifte schenkbelasting van ${yours ? 'jou en ' : ''}${names(others)}`;
  return `${whose} moet vóór ${before} binnen zijn (artikel 46 Successiewet 1956).`;
}

const KINDS: Record<GiftKind, string> = {
  gift: 'Schenkingen',
  forgiveness: 'Kwijtgescholden',
  callable: 'Rente onder 6 % op een lening die snel kan worden opgeëist (artikel 15 SW)',
};

interface Row {
  label: string;
  value: string;
}

/** From the gifts to the remaining exemption, or the taxed part; in a year without figures only the gifts. */
export function exemptionRows({ amounts, total, inherited, result }: StatementExemption, year: number): Row[] {
  const given = (Object.keys(KINDS) as GiftKind[])
    .filter((kind) => amounts[kind] > 0)
    .map((kind) => ({ label: KINDS[kind], value: formatEuro(amounts[kind]) }));
  const sum = [
    ...given,
    ...(given.length > 1 ? [{ label: 'Samen', value: formatEuro(total) }] : []),
    ...(inherited === undefined
      ? []
      : [{ label: 'Daarvan telt alleen mee als erfenis (artikel 12 SW)', value: formatEuro(inherited) }]),
  ];
  if (result === null) return sum;
  const { exemption, limit, exempt, left, taxable, tax, by_giver: byGiver } = result;
  const taxed = [
    ...(byGiver
      ? [{ label: 'Schenkbelasting die de gever betaalt, ook een schenking', value: formatEuro(byGiver.gift) }]
      : []),
    { label: 'Belast', value: formatEuro(taxable) },
    { label: 'Schenkbelasting, naar beneden afgerond op hele euro’s', value: formatEuro(tax) },
    ...(byGiver ? [{ label: 'Daarvan betaalt de gever', value: formatEuro(byGiver.tax) }] : []),
  ];
  return [
    ...sum,
    { label: exemptionName(exemption, year), value: formatEuro(limit) },
    { label: 'Daarvan gebruikt', value: formatEuro(exempt) },
    ...(taxable > 0 ? taxed : []),
    ...(left > 0 || taxable === 0 ? [{ label: 'Nog over', value: formatEuro(left) }] : []),
  ];
}
