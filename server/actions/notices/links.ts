import { NOTICES } from '../../../domain/notices/catalogue.ts';
import { partOf } from '../../../domain/notices/partOf.ts';
import type { NoticeKind, NoticePlace } from '../../../domain/wire/notice.ts';
import type { Queryable } from '../../db/database.ts';
import { familyLink } from '../../familyLink.ts';
import type { Notifying } from '../../services.ts';
import { type Leaving, leaveToken } from './leaveToken.ts';

type WithAddress = Pick<Notifying, 'env'>;

const PATHS: Record<NoticePlace, (about: string) => string> = {
  contract: (about) => `/lening/${encodeURIComponent(about)}`,
  overview: () => '/overzicht',
  statement: () => '/jaaropgave',
  relations: () => '/familiebeheer/relaties',
  access: () => '/familiebeheer/wie-ziet-wat',
  profile: () => '/profiel',
  administration: () => '/familiebeheer/administratie',
  plan: () => '/plan',
  notices: () => '/meldingen',
};

/** The address of the subject of a notice, in its family. */
export const placeUrl = (services: WithAddress, family: string, kind: NoticeKind, about: string | null): string =>
  familyLink(services, family, PATHS[NOTICES[kind].page](about ?? '')) + partOf(kind);

export const listUrl = (services: WithAddress, family: string): string => familyLink(services, family, '/meldingen');

/** The one-click unsubscribe address of a person (RFC 8058). */
export const leaveUrl = async (
  tx: Queryable,
  { env }: WithAddress,
  person: { hashid: string },
  leaving: Leaving,
): Promise<string> => `${env.publicUrl}/api/v1/notices/off/${await leaveToken(tx, person.hashid, leaving)}`;
