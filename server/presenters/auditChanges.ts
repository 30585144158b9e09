import { formatDateLong } from '../../domain/dates/dutchDate.ts';
import { formatEuroShort } from '../../domain/money/format.ts';
import type { ActivityChange } from '../../domain/wire/activity.ts';

interface Field {
  label: string;
  say: (value: unknown) => string;
}

const plainly = (value: unknown): string =>
  typeof value === 'number' || typeof value === 'string' ? String(value) : '';
const oneOf = (words: Readonly<Record<string, string>>) => (value: unknown) => words[plainly(value)] ?? plainly(value);
const onOff = (value: unknown): string => (value === true ? 'aan' : 'uit');
const day = (value: unknown): string => formatDateLong(plainly(value));
const roles = (value: unknown): string =>
  Array.isArray(value) && value.length > 0 ? value.map(plainly).join(', ') : 'geen';

/**
 * The fields the log shows of an administrator's entry, per entity. It shows only these, so nothing a family recorded
 * can leak (S-37). The amount of an order is the price of our own service.
 */
const FIELDS: Readonly<Record<string, Readonly<Record<string, Field>>>> = {
  partnercode: {
    code: { label: 'Code', say: plainly },
    name: { label: 'Van wie', say: plainly },
    discount_percent: { label: 'Korting', say: (value) => `${plainly(value)}%` },
    valid_from: { label: 'Eerste dag', say: day },
    valid_until: { label: 'Laatste dag', say: day },
  },
  administrator: {
    roles: { label: 'Rollen', say: roles },
    second_factor: { label: 'Tweede stap', say: onOff },
    state: { label: 'Staat', say: oneOf({ active: 'actief', blocked: 'geblokkeerd', closed: 'gesloten' }) },
  },
  account: { roles: { label: 'Rollen', say: roles } },
  bankfile: {
    format: { label: 'Soort', say: oneOf({ 'camt.053': 'CAMT.053', csv: 'CSV' }) },
    lines: { label: 'Regels', say: plainly },
    paid: { label: 'Bestellingen betaald', say: plainly },
  },
  order: {
    reference: { label: 'Kenmerk', say: plainly },
    status: {
      label: 'Staat',
      say: oneOf({ open: 'wacht op betaling', paid: 'betaald', cancelled: 'vervallen', refunded: 'terugbetaald' }),
    },
    children: { label: 'Plaatsen', say: plainly },
    amount: { label: 'Prijs', say: (value) => formatEuroShort(Number(value)) },
  },
  helped_person: {
    q: { label: 'Gezocht op', say: plainly },
    found: { label: 'Gevonden', say: plainly },
    reason: { label: 'Hoe het is nagegaan', say: plainly },
  },
  session: { second_factor: { label: 'Tweede stap', say: onOff } },
};

/**
 * Describes in words an administrator's change, for another administrator to check. Fields that stayed the same are
 * left out.
 */
export function changesOf({
  entity,
  before,
  after,
}: {
  entity: string;
  before: unknown;
  after: unknown;
}): ActivityChange[] {
  return Object.entries(FIELDS[entity] ?? {}).flatMap(([key, { label, say }]) => {
    const [was, is] = [before, after].map((state) => {
      const value = (state as Readonly<Record<string, unknown>> | null)?.[key];
      return value === undefined || value === null ? null : say(value);
    });
    return was === is ? [] : [{ label, before: was ?? null, after: is ?? null }];
  });
}
