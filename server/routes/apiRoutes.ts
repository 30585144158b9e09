import type { FastifyPluginAsync } from 'fastify';
import type { Services } from '../services.ts';
import { activityRoutes } from './activity/activityRoutes.ts';
import { adminRoutes } from './admin/adminRoutes.ts';
import { adviserLinksRoutes } from './adviserLinks/adviserLinksRoutes.ts';
import { bankImportRoutes } from './bankImport/bankImportRoutes.ts';
import { calendarRoutes } from './calendar/calendarRoutes.ts';
import { claimsRoutes } from './claims/claimsRoutes.ts';
import { confirmationsRoutes } from './confirmations/confirmationsRoutes.ts';
import { contestedRoutes } from './contested/contestedRoutes.ts';
import { contractsRoutes } from './contracts/contractsRoutes.ts';
import { documentsRoutes } from './contracts/documentsRoutes.ts';
import { familyRoutes } from './family/familyRoutes.ts';
import { logoutRoutes } from './logout/logoutRoutes.ts';
import { mandatesRoutes } from './mandates/mandatesRoutes.ts';
import { managementRoutes } from './management/managementRoutes.ts';
import { erasureRoutes } from './erasure/erasureRoutes.ts';
import { automaticRoutes } from './automatic/automaticRoutes.ts';
import { enteringRoutes } from './entering/enteringRoutes.ts';
import { eventsRoutes } from './events/eventsRoutes.ts';
import { estateRoutes } from './estate/estateRoutes.ts';
import { exportRoutes } from './export/exportRoutes.ts';
import { giftsRoutes } from './gifts/giftsRoutes.ts';
import { foundingRoutes } from './families/foundingRoutes.ts';
import { helpingRoutes } from './helping/helpingRoutes.ts';
import { invitationsRoutes } from './invitations/invitationsRoutes.ts';
import { noticesRoutes } from './notices/noticesRoutes.ts';
import { adminOrdersRoutes } from './adminOrders/adminOrdersRoutes.ts';
import { ordersRoutes } from './orders/ordersRoutes.ts';
import { papersRoutes } from './papers/papersRoutes.ts';
import { partnerCodesRoutes } from './partnerCodes/partnerCodesRoutes.ts';
import { paymentsRoutes } from './payments/paymentsRoutes.ts';
import { plansRoutes } from './plans/plansRoutes.ts';
import { profileRoutes } from './profile/profileRoutes.ts';
import { proposalsRoutes } from './proposals/proposalsRoutes.ts';
import { registrationRoutes } from './registration/registrationRoutes.ts';
import { addressRoutes } from './security/addressRoutes.ts';
import { factorRoutes } from './security/factorRoutes.ts';
import { loginPasskeyRoutes } from './security/loginPasskeyRoutes.ts';
import { sessionsRoutes } from './security/sessionsRoutes.ts';
import { verificationRoutes } from './security/verificationRoutes.ts';
import { wayBackRoutes } from './security/wayBackRoutes.ts';
import { passkeysRoutes } from './signing/passkeysRoutes.ts';
import { signingRoutes } from './signing/signingRoutes.ts';
import { statementRoutes } from './statement/statementRoutes.ts';
import { usersRoutes } from './users/usersRoutes.ts';
import { whatIfsRoutes } from './whatIfs/whatIfsRoutes.ts';

/** Every resource of the API, registered under /api/v1. Add new ones here. */
export const apiRoutes: readonly ((services: Services) => FastifyPluginAsync)[] = [
  activityRoutes,
  addressRoutes,
  adminRoutes,
  adminOrdersRoutes,
  adviserLinksRoutes,
  bankImportRoutes,
  calendarRoutes,
  claimsRoutes,
  confirmationsRoutes,
  contestedRoutes,
  contractsRoutes,
  documentsRoutes,
  familyRoutes,
  helpingRoutes,
  managementRoutes,
  mandatesRoutes,
  erasureRoutes,
  automaticRoutes,
  enteringRoutes,
  eventsRoutes,
  estateRoutes,
  exportRoutes,
  factorRoutes,
  foundingRoutes,
  loginPasskeyRoutes,
  logoutRoutes,
  giftsRoutes,
  invitationsRoutes,
  noticesRoutes,
  ordersRoutes,
  papersRoutes,
  partnerCodesRoutes,
  passkeysRoutes,
  paymentsRoutes,
  plansRoutes,
  profileRoutes,
  proposalsRoutes,
  registrationRoutes,
  sessionsRoutes,
  signingRoutes,
  statementRoutes,
  usersRoutes,
  whatIfsRoutes,
  verificationRoutes,
  wayBackRoutes,
];
