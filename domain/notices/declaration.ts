import type { IsoDate } from '../dates/isoDate.ts';
import type { ClaimKind } from '../wire/claim.ts';
import type { NoticePlace, NoticeWay } from '../wire/notice.ts';
import type { ProposalAnswer, ProposalKind } from '../wire/proposal.ts';

/** The stored data of a notice besides actor, recipient and subject: never a name, an amount or somebody's words. */
export interface NoticeFacts {
  answer?:
    | ProposalAnswer['answer']
    | 'lapsed'
    | 'sign_refused'
    | 'sign_withdrawn'
    | 'sign_changed'
    | 'sign_lapsed'
    | 'wish_sent'
    | 'wish_withdrawn'
    | 'wish_changed'
    | 'wish_stopped'
    | 'confirmed'
    | 'denied'
    | 'year'
    | 'bank'
    | 'bank_undone'
    | 'owed'
    | 'chosen'
    | 'owed_confirmed'
    | 'owed_denied'
    | 'home'
    | 'home_undone'
    | 'home_confirmed'
    | 'home_denied'
    | 'wrong'
    | 'other_amount'
    | 'right'
    | 'reply'
    | 'adopted'
    | 'extra'
    | 'archived'
    | 'restored'
    | 'all'
    | 'scan'
    /** The kind of a change to sign; 'change' in older notices. */
    | ProposalKind
    | 'change'
    | 'given'
    | 'taken'
    | 'left'
    | 'ended'
    | 'started'
    | 'over'
    | 'inherited'
    | 'asked'
    | 'recognised'
    | 'disputed'
    | 'contested'
    | 'stands'
    | 'birthdate'
    | ClaimKind
    | 'link_given'
    | 'link_opened'
    | 'link_guessed'
    | 'link_ended'
    | 'claim_withdrawn'
    | 'claim_agreed'
    | 'claim_refused'
    | 'claim_effect'
    | 'claim_overtaken'
    | 'claim_early';
  date?: IsoDate;
  year?: number;
}

/** The parts of a sentence. */
export interface NoticeWords extends NoticeFacts {
  /** First name of the actor; null for an automatic notice. */
  by: string | null;
  /** 'de lening aan jou', or in a mail 'een lening van jullie'. */
  contract: string;
  /** The person concerned; in a mail 'iemand'. */
  person: string;
}

export interface NoticeDeclaration {
  group: string;
  /** In the list of choices, and in docs/notices.md. */
  label: string;
  /** The recipients, for docs/notices.md. */
  hears: string;
  /** Only managers receive it. */
  managers?: true;
  /** It is about a right, a login, a signature or a debt: always mailed separately, however many mails went before. */
  consequence?: true;
  /** The default mail setting. */
  way: NoticeWay;
  page: NoticePlace;
  /** The subject of the mail; shown on a locked telephone, so without an amount or another's name. */
  subject: string;
  /** The same by the answer, if it has another subject. */
  subjects?: Readonly<Partial<Record<NonNullable<NoticeFacts['answer']>, string>>>;
  sentence: (words: NoticeWords) => string;
}
