import type { ContractState, ProposalKind } from '../../wire/proposal.ts';

/** The subject of a proposal, as far as it matters for the life of its contract. */
export type Matter = 'signing' | 'change' | 'archive' | 'restore';

/** The stored facts that decide how a contract may go on. */
export interface Lifecycle {
  /** It was signed, now or before a change. */
  signed: boolean;
  /** Part of it was changed since both signed. */
  amended: boolean;
  /** A loan that is fully paid off. */
  ended: boolean;
  archived: boolean;
  /** The proposal awaiting an answer. */
  open: Matter | null;
  /** An act in it came from an account in other hands, and its owner has not said yet whether it counts. */
  contested: boolean;
}

/**
 * Everything that can happen to a contract. `record money` is a payment, costs or an extra repayment of a loan, within the
 * agreement; `record change` is another rate, a pause or a forgiveness, or taking one back: never by one side.
 */
export const LIFECYCLE_ACTS = [
  'edit',
  'remove',
  'record money',
  'record change',
  'propose signing',
  'propose change',
  'propose archive',
  'propose restore',
  'accept',
  'refuse',
  'withdraw',
  'lapse',
] as const;
export type LifecycleAct = (typeof LIFECYCLE_ACTS)[number];

/** The state after an act; null if it removes the contract. Or the Dutch sentence that refuses it, with the alternative. */
export type Step = { to: Lifecycle | null } | { refused: string };

const FROZEN =
  'Dit contract is ondertekend. Stel een wijziging voor: die telt zodra de ander akkoord is. In je eentje wijzigen kan niet meer.';
const KEPT =
  'Dit contract is ondertekend en blijft daarom bewaard. Stel voor om het te archiveren: dat gebeurt als de ander akkoord is.';
const AGREE_FIRST = 'Dit verandert wat jullie hebben ondertekend. Stel het voor: het telt zodra de ander akkoord is.';
const OFFERED = 'Dit concept is voorgelegd aan de ander. Wacht op het antwoord, of trek het voorstel eerst in.';
const WAITING = 'Er ligt al een voorstel bij dit contract. Wacht op het antwoord, of trek dat voorstel eerst in.';
const NOT_SIGNED = 'Dit is nog een concept. Wijzig het gewoon: daar is geen voorstel voor nodig.';
const DRAFT_GOES = 'Dit is nog een concept. Verwijder het gewoon: archiveren is voor wat is ondertekend.';
const SIGNED = 'Dit contract is al ondertekend.';
const ARCHIVED = 'Dit contract is gearchiveerd. Haal het eerst samen terug uit het archief.';
const NOT_ARCHIVED = 'Dit contract staat niet in het archief.';
const CONTESTED =
  'Dit contract staat even stil. Iemand haalde een account terug, en zegt nog of klopt wat er in die tijd mee is gedaan. Wacht op dat antwoord.';
const NOTHING_OPEN = 'Er ligt geen voorstel meer bij dit contract.';

/** The name of the state: a person sees it above the contract. */
export function stateOf({ signed, amended, ended, archived, open }: Lifecycle): ContractState {
  if (archived) return 'archived';
  if (!signed) return open === null ? 'concept' : 'offered';
  if (ended) return 'ended';
  return amended ? 'amended' : 'signed';
}

/** @param kind of a proposal */
export function matterOf(kind: ProposalKind): Matter {
  return kind === 'signing' || kind === 'archive' || kind === 'restore' ? kind : 'change';
}

const CARRIED_OUT: Record<Matter, Partial<Lifecycle>> = {
  signing: { signed: true },
  change: { amended: true },
  archive: { archived: true },
  restore: { archived: false },
};

/** Why something can't be proposed. */
function unfit({ signed, archived, open, contested }: Lifecycle, matter: Matter): string | null {
  if (contested) return CONTESTED;
  if (archived && matter !== 'restore') return ARCHIVED;
  if (!archived && matter === 'restore') return NOT_ARCHIVED;
  if (signed && matter === 'signing') return SIGNED;
  if (!signed && matter === 'change') return NOT_SIGNED;
  if (!signed && matter === 'archive') return DRAFT_GOES;
  return open === null ? null : WAITING;
}

/** The whole life of a contract: the result of an act, or why it is impossible (docs/contract-life.md). */
export function stepOf(lifecycle: Lifecycle, act: LifecycleAct): Step {
  switch (act) {
    case 'edit':
    case 'remove': {
      if (lifecycle.archived) return { refused: ARCHIVED };
      if (lifecycle.signed) return { refused: act === 'edit' ? FROZEN : KEPT };
      return lifecycle.open === null ? { to: act === 'edit' ? lifecycle : null } : { refused: OFFERED };
    }
    case 'record money':
    case 'record change': {
      if (lifecycle.archived) return { refused: ARCHIVED };
      if (act === 'record money') return { to: lifecycle };
      // With a concept it would change the text that the other reads and signs, and be in no paper (S-204).
      return { refused: lifecycle.signed ? AGREE_FIRST : lifecycle.open === null ? NOT_SIGNED : OFFERED };
    }
    case 'propose signing':
    case 'propose change':
    case 'propose archive':
    case 'propose restore': {
      const matter = act.slice('propose '.length) as Matter;
      const refused = unfit(lifecycle, matter);
      return refused === null ? { to: { ...lifecycle, open: matter } } : { refused };
    }
    case 'accept':
      if (lifecycle.open !== null && lifecycle.contested) return { refused: CONTESTED };
      return lifecycle.open === null
        ? { refused: NOTHING_OPEN }
        : { to: { ...lifecycle, ...CARRIED_OUT[lifecycle.open], open: null } };
    case 'refuse':
    case 'withdraw':
    case 'lapse':
      return lifecycle.open === null ? { refused: NOTHING_OPEN } : { to: { ...lifecycle, open: null } };
  }
}

/** The sentence that refuses an act; null if it is possible. */
export function refusalOf(lifecycle: Lifecycle, act: LifecycleAct): string | null {
  const step = stepOf(lifecycle, act);
  return 'refused' in step ? step.refused : null;
}
