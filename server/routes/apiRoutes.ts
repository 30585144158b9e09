import type { FastifyPluginAsync } from 'fastify';
import type { Services } from '../services.ts';
import { contractsRoutes } from './contracts/contractsRoutes.ts';
import { familyRoutes } from './family/familyRoutes.ts';
import { erasureRoutes } from './erasure/erasureRoutes.ts';
import { exportRoutes } from './export/exportRoutes.ts';
import { invitationsRoutes } from './invitations/invitationsRoutes.ts';
import { partnerCodesRoutes } from './partnercodes/partnerCodesRoutes.ts';
import { profileRoutes } from './profile/profileRoutes.ts';
import { registrationRoutes } from './registration/registrationRoutes.ts';
import { factorRoutes } from './security/factorRoutes.ts';
import { sessionsRoutes } from './security/sessionsRoutes.ts';
import { verificationRoutes } from './security/verificationRoutes.ts';
import { usersRoutes } from './users/usersRoutes.ts';

/** Every resource of the API, registered under /api/v1. A new one is added here. */
export const apiRoutes: readonly ((services: Services) => FastifyPluginAsync)[] = [
  contractsRoutes,
  familyRoutes,
  erasureRoutes,
  exportRoutes,
  factorRoutes,
  invitationsRoutes,
  partnerCodesRoutes,
  profileRoutes,
  registrationRoutes,
  sessionsRoutes,
  usersRoutes,
  verificationRoutes,
];
