import { isLoanType } from '../../../domain/contracts/types.ts';
import type { Visitor } from '../../actor.ts';
import type { Tx } from '../../db/database.ts';
import { familyLink } from '../../familyLink.ts';
import { familyHashid, type OfFamily, type UserRow } from '../../repositories/family.ts';
import { type Lapsed, lapsedProposals, lapsedSignings } from '../../repositories/lapsed.ts';
import type { Services } from '../../services.ts';
import { placeUrl } from './links.ts';
import { tell, type Told } from './tell.ts';

/** How long ago something may have lapsed to be news: longer than a server is ever down. */
const NEWS_MS = 7 * 86_400_000;

/**
 * Tells both sides, and whoever made it, of a proposal or a request to sign that lapsed: nobody did anything, so nobody
 * would hear of it.
 */
export async function tellLapsed(
  tx: Tx,
  moment: Pick<Visitor, 'now' | 'today'>,
  services: Pick<Services, 'accounts' | 'env'>,
  family: OfFamily,
  people: readonly UserRow[],
): Promise<void> {
  const news = { after: new Date(moment.now.getTime() - NEWS_MS), until: moment.now };
  const hashid = await familyHashid(tx, family);
  const tellOf = (
    { hashid: key, by, parties, contract }: Lapsed,
    answer: 'lapsed' | 'sign_lapsed',
    instead: NonNullable<Told['instead']>,
  ) =>
    tell(tx, moment, services, family, {
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
}
