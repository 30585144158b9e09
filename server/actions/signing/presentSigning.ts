import { addendumFileName, agreementFileName } from '../../../domain/contracts/fileNames.ts';
import { sideOf } from '../../../domain/contracts/sides.ts';
import { isAgreedRecord } from '../../../domain/loans/events/catalogue.ts';
import { canLogIn } from '../../../domain/relations/canLogIn.ts';
import { whatYouChange } from '../../../domain/signing/whatYouChange.ts';
import { whatYouConsentTo, whatYouSign } from '../../../domain/signing/whatYouSign.ts';
import type { SIGNING_ACTS } from '../../../domain/wire/choices/signing.ts';
import type { Contract } from '../../../domain/wire/contract.ts';
import type { ProposalContent } from '../../../domain/wire/proposal.ts';
import type { Signing } from '../../../domain/wire/signing.ts';
import type { Actor } from '../../actor.ts';
import type { Queryable } from '../../db/database.ts';
import { consentsBy } from '../../policies/asPrinted.ts';
import { presentDoubtfulSigners } from '../../presenters/contested.ts';
import { presentContract, presentWithEvents } from '../../presenters/contract.ts';
import { listVersions } from '../../repositories/contractVersions.ts';
import { listDocuments } from '../../repositories/documents.ts';
import { ownPasskeys } from '../../repositories/passkeys.ts';
import { isOpenAt, type SigningRecord, stateOfSigning } from '../../repositories/signings.ts';
import type { Services } from '../../services.ts';
import { maskedEmail } from '../../passkeys/masked.ts';
import { yetToAgree } from '../proposals/consents.ts';
import { signable } from '../proposals/contractInContext.ts';
import { proposalOf } from '../proposals/settle.ts';
import { type FoundSigning, sightOf, waitsFor, yetToSign } from './openRequest.ts';
import { ownAddress } from './ownAddress.ts';

/** A signing request as its reader sees it. */
export async function presentSigning(
  db: Queryable,
  actor: Actor,
  services: Services,
  { living, signing }: FoundSigning,
): Promise<Signing> {
  const { caller, now, today } = actor;
  const { record } = living;
  const versions = await listVersions(db, sightOf(caller, signing), record);
  const wanted = signing.outcome?.version ?? signing.contract_version;
  const asked = versions.find(({ version }) => version === wanted) ?? record;
  const contract = presentContract(asked, today);
  const proposal = proposalOf(living, signing);
  const side = sideOf(contract.parties, caller.hashid);
  const mine = isOpenAt(now)(signing) && yetToSign(signing).includes(caller.userId);
  const waits = mine ? waitsFor({ living, signing }, caller.userId, today) : null;
  const own = signable(living).find(({ id }) => id === caller.userId);
  const signed = proposal
    ? whatYouChange(presentWithEvents(asked, today), record.events, proposal, side)
    : whatYouSign(contract, side);
  return {
    hashid: signing.hashid,
    contract: record.hashid,
    state: stateOfSigning(signing, now),
    order: signing.signing_order,
    sha256: signing.sha256,
    changes: proposal?.content.kind ?? null,
    file_name: proposal ? changeFileName(contract, proposal.content) : agreementFileName(contract),
    asked_by: signing.by,
    asked_at: signing.asked_at.toISOString(),
    expires_at: signing.expires_at.toISOString(),
    sentences: consentsBy(signing, caller.userId) ? whatYouConsentTo(signed) : signed,
    signers: signersOf(living, signing),
    ...onPaperOf(living, proposal, isOpenAt(now)(signing)),
    ...presentDoubtfulSigners(living, signing.hashid),
    may: actsOf({ living, signing }, actor, mine && waits === null),
    waits,
    letters: signing.letters && { amount: signing.letters.amount, mine: mine && own?.side === signing.letters.side },
    email_masked: own ? maskedEmail(await ownAddress(db, actor, services, own)) : '',
    passkeys: (await ownPasskeys(db, caller)).length,
    ended: signing.outcome && {
      by: signing.outcome.by,
      at: signing.outcome.ended_at.toISOString(),
      word: signing.outcome.word,
      document: await signedPaperOf(db, actor, { living, signing }),
    },
  };
}

/** The file name for the paper of a change: new terms are an agreement of their own. */
const changeFileName = (contract: Contract, content: ProposalContent): string =>
  isAgreedRecord(content)
    ? addendumFileName(contract, content)
    : content.kind === 'correction'
      ? addendumFileName(contract, { kind: 'correction', date: '' })
      : agreementFileName(contract);

/** The people who can't sign a change here, and have not agreed to it in another way. */
function onPaperOf(
  living: FoundSigning['living'],
  proposal: ReturnType<typeof proposalOf>,
  open: boolean,
): Pick<Signing, 'on_paper'> {
  const left = proposal && open ? yetToAgree(living, proposal) : [];
  if (left.length === 0) return {};
  return { on_paper: left.map(({ hashid, firstname, infix, lastname }) => ({ hashid, firstname, infix, lastname })) };
}

function signersOf(living: FoundSigning['living'], { parties: asked, printed, signatures }: SigningRecord) {
  const people = signable(living);
  return asked.flatMap(({ userId }): Signing['signers'] => {
    const person = people.find(({ id }) => id === userId);
    const side = printed.find((one) => one.userId === userId)?.side;
    if (!person || side === undefined) return [];
    const { hashid, firstname, infix, lastname } = person;
    const signature = signatures.find(({ user_id }) => user_id === userId);
    return [
      {
        party: { hashid, firstname, infix, lastname },
        side,
        signed_at: signature?.signed_at.toISOString() ?? null,
        how: signature?.how ?? null,
      },
    ];
  });
}

/**
 * The asker and people on the same side withdraw; on the other side people who have yet to sign refuse. If nobody on the
 * asking side can log in any more, a person who already signed may withdraw it too, or a manager: otherwise the concept would
 * be stuck until the request lapses.
 */
export function endsBy({ living, signing }: FoundSigning, userId: number): 'withdraw' | 'refuse' | null {
  const { own, manages, parties } = living;
  if (consentsBy(signing, userId)) return yetToSign(signing).includes(userId) ? 'refuse' : null;
  // A change can also be refused by somebody on the proposer's side: everybody answers for themselves.
  if (signing.proposal_id !== null && signing.asked_by !== userId && yetToSign(signing).includes(userId))
    return 'refuse';
  const asking = parties.find(({ id }) => id === signing.asked_by)?.side;
  if (own !== 'none' && own === asking) return 'withdraw';
  if (own !== 'none' && yetToSign(signing).includes(userId)) return 'refuse';
  const left = parties.some((party) => party.side === asking && canLogIn(party));
  return !left && (own !== 'none' || manages) ? 'withdraw' : null;
}

function actsOf(found: FoundSigning, { caller, now }: Actor, signs: boolean): (typeof SIGNING_ACTS)[number][] {
  if (!isOpenAt(now)(found.signing)) return [];
  const ends = endsBy(found, caller.userId);
  return [...(signs ? ['sign' as const] : []), ...(ends === null ? [] : [ends])];
}

async function signedPaperOf(
  db: Queryable,
  { caller }: Actor,
  { living, signing }: FoundSigning,
): Promise<string | null> {
  // A spouse only has access to the paper through the request.
  if (signing.outcome?.outcome !== 'signed' || consentsBy(signing, caller.userId)) return null;
  const { version } = signing.outcome;
  const event = proposalOf(living, signing)?.answer?.event_hashid ?? null;
  const papers = await listDocuments(db, caller, living.record);
  const paper = papers.find((one) =>
    event === null
      ? one.kind === 'agreement' && one.version === version
      : one.kind === 'addendum' && one.event === event,
  );
  return paper?.hashid ?? null;
}
