import { familyLink } from '../../familyLink.ts';
import type { Services } from '../../services.ts';

/** The page where a family, by hashid, sees its orders. */
export const ordersUrl = (services: Pick<Services, 'env'>, family: string): string =>
  familyLink(services, family, '/familiebeheer/administratie');

/** The page where this order is withdrawn, without a login. */
export const withdrawUrl = ({ env }: Pick<Services, 'env'>, { reference }: { reference: string }): string =>
  `${env.publicUrl}/herroepen?bestelling=${reference}`;
