import { familyLink } from '../../familyLink.ts';
import type { Services } from '../../services.ts';

/** Where a family, by hashid, sees what it ordered. */
export const ordersUrl = (services: Pick<Services, 'env'>, family: string): string =>
  familyLink(services, family, '/familiebeheer/administratie');

/** Where this order is withdrawn, with no login. */
export const withdrawUrl = ({ env }: Pick<Services, 'env'>, { reference }: { reference: string }): string =>
  `${env.publicUrl}/herroepen?bestelling=${reference}`;
