import { enteringBegan } from '../../../domain/loans/entering.ts';
import { isLoanType } from '../../../domain/contracts/types.ts';
import type { Visitor } from '../../actor.ts';
import type { Tx } from '../../db/database.ts';
import { familyLink } from '../../familyLink.ts';
import { familyHashid, type OfFamily, type UserRow } from '../../repositories/family.ts';
import { type Lapsed, lapsedProposals, lapsedSignings, unfinishedEntering } from '../../repositories/lapsed.ts';
import { partiesOfContracts } from '../../repositories/partiesOfContracts.ts';
import type { Services } from '../../services.ts';
import { placeUrl } from './links.ts';
import { notify, type NoticeDraft } from './notify.ts';

/** How long after it lapsed something is still news: longer than a server is ever down. */
const NEWS_DAYS = 7;

/**
 * Notifies both sides, and the proposer, of a proposal or signing request that lapsed, and of lateness that counts again once the
 * period for entering old payments is over: nobody acted, so nobody would notice.
 */
export async function notifyLapsed(
  tx: Tx,
  moment: Pick<Visitor, 'now' | 'today'>,
  services: Pick<Services, 'accounts' | 'env'>,
  family: OfFamily,
  people: readonly UserRow[],
): Promise<void> {
  const news = { after: new Date(moment.now.getTime() - NEWS_DAYS * 86_400_000), until: moment.now };
  const hashid = await familyHashid(tx, family);
  const tellOf = (
    { hashid: key, by, parties, contract }: Lapsed,
    answer: 'lapsed' | 'sign_lapsed',
    instead: NonNullable<NoticeDraft['instead']>,
  ) =>
    notify(tx, moment, services, family, {
      kind: 'answered',
      key,
      to: people.filter(({ id }) => id === by || parties.some(({ userId }) => userId === id)),
      by: null,
      about: contract.hashid,
      contract: isLoanType(contract.type) ? 'een lening van jullie' : 'een schenking van jullie',
      facts: { answer },
      instead,
    });
  for (const one of await lapsedProposals(tx, family, news))
    await tellOf(one, 'lapsed', {
      subject: 'Een voorstel bij Onderling is verlopen',
      url: placeUrl(services, hashid, 'answered', one.contract.hashid),
    });
  for (const one of await lapsedSignings(tx, family, news))
    await tellOf(one, 'sign_lapsed', {
      subject: 'Een verzoek om te ondertekenen is verlopen',
      url: familyLink(services, hashid, `/ondertekenen/${one.hashid}`),
    });
  for (const { hashid: loan, since } of await unfinishedEntering(tx, family, enteringBegan(moment.today, NEWS_DAYS))) {
    const parties = await partiesOfContracts(tx, family, [loan]);
    await notify(tx, moment, services, family, {
      kind: 'entering',
      key: `${loan} ${since}`,
      to: people.filter(({ id }) => parties.has(id)),
      by: null,
      about: loan,
      contract: 'een lening van jullie',
      facts: { answer: 'over' },
    });
  }
}
