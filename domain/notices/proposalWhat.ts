import type { ProposalKind } from '../wire/proposal.ts';

/** A proposal in a few words, without an amount or a name: a mail and a notice go without them. */
export const PROPOSAL_WHAT: Readonly<Record<ProposalKind, string>> = {
  rate_change: 'een andere rente',
  new_terms: 'andere afspraken vanaf een dag',
  pause: 'een pauze',
  forgiveness: 'een deel kwijtschelden',
  correction: 'iets terugdraaien wat was afgesproken',
  terms: 'andere afspraken',
  signing: 'vastleggen dat jullie op papier hebben ondertekend',
  archive: 'het contract archiveren',
  restore: 'het contract uit het archief halen',
};
