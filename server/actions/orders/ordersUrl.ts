import { familyLink } from '../../familyLink.ts';
import type { Services } from '../../services.ts';

/** Where a family, by hashid, sees what it ordered. */
export const ordersUrl = (services: Pick<Services, 'env'>, family: string): string =>
  familyLink(services, family, '/familiebeheer/administratie');
