import type { ApiClient } from '../apiClient.ts';
import { loanDraft } from '../drafts.ts';
import type { Act, Matter } from './act.ts';
import type { World } from './world.ts';

const DAY = 86_400_000;

const dayIn = ({ now }: Pick<World, 'now'>, days: number): string =>
  new Date(now() + days * DAY).toISOString().slice(0, 10);

/** The draft of a loan of € 20.000 over ten years that starts today, between these people. */
export function loanOf(world: World, { from, to, signed }: Extract<Act, { do: 'make' }>): ReturnType<typeof loanDraft> {
  const hashid = (name: string) => world.people.get(name)!.hashid;
  const draft = loanDraft('', '');
  const first = new Date(world.now() + 65 * DAY).toISOString().slice(0, 8);
  return {
    ...draft,
    total: 2_000_000,
    contract: {
      ...draft.contract,
      own_home: false,
      signed_date: signed === true ? dayIn(world, 0) : null,
      start_date: dayIn(world, 0),
      first_payment_date: `${first}01`,
      rate_millipercent: 3_000,
    },
    parties: { from: from.map(hashid), to: to.map(hashid) },
  };
}

/** A proposal about a loan as its reader finds it; null where there is nothing to propose that way. */
export async function contentOf(
  { world, client, contract }: { world: World; client: ApiClient; contract: string },
  what: Matter,
): Promise<Record<string, unknown> | null> {
  const today = dayIn(world, 0);
  switch (what) {
    case 'archive':
    case 'restore':
      return { kind: what };
    case 'signing':
      return { kind: what, signed_date: today };
    case 'rate_change':
      return { kind: what, date: today, rate_millipercent: 9_000 };
    case 'new_terms': {
      const ends = `${dayIn(world, 5 * 365).slice(0, 8)}01`;
      return { kind: what, date: today, form: 'LinearLoanContract', rate_millipercent: 9_000, ends };
    }
    case 'pause':
      return { kind: what, date: today, until: dayIn(world, 95), rests: 'repayment', outcome: 'later_end' };
    case 'forgiveness':
      return { kind: what, date: today, amount: 500_000, outcome: 'lower_payment' };
    default: {
      const { status, body } = await client.get(`/contract?hashid=${contract}`);
      if (status !== 200) return null;
      if (what === 'correction') {
        const agreed = (body.events as { hashid: string; kind: string }[]).findLast(({ kind }) =>
          ['rate_change', 'new_terms', 'pause', 'forgiveness'].includes(kind),
        );
        return agreed ? { kind: what, event: agreed.hashid } : null;
      }
      const { type, total, parties } = body;
      const toOne = what === 'paid_to_one' && { paid_to_one: true };
      const terms = { ...(body.contract as object), ...toOne };
      const hashids = (side: { hashid: string }[]) => side.map(({ hashid }) => hashid);
      return {
        kind: 'terms',
        draft: {
          type,
          total: (total as number) + (toOne ? 0 : 100_000),
          contract: terms,
          parties: { from: hashids(parties.from), to: hashids(parties.to) },
        },
      };
    }
  }
}
