/**
 * Who calls: nobody, a token whose person is unknown here, a child with a login, a parent, an administrator (who is
 * also a parent).
 */
export const ROLES = ['visitor', 'unknown', 'member', 'parent', 'superadmin'] as const;
export type Role = (typeof ROLES)[number];

const anyone: readonly Role[] = ROLES;
const signedIn: readonly Role[] = ['member', 'parent', 'superadmin'];
const parents: readonly Role[] = ['parent', 'superadmin'];
const administrators: readonly Role[] = ['superadmin'];

/** One route, and who may call it. What a caller sees of it is in docs/roles.md. */
export interface RoleRow {
  method: 'GET' | 'POST' | 'DELETE';
  url: string;
  may: readonly Role[];
}

/** The one table of roles and routes (S-33): docs/roles.md shows it, the tests walk it, and no route may be missing. */
export const roleTable: readonly RoleRow[] = [
  { method: 'GET', url: '/openapi.json', may: anyone },
  { method: 'GET', url: '/contracts', may: signedIn },
  { method: 'GET', url: '/contracts/archived', may: signedIn },
  { method: 'GET', url: '/contract', may: signedIn },
  { method: 'GET', url: '/contract/proposals', may: signedIn },
  { method: 'POST', url: '/contract/proposal', may: signedIn },
  { method: 'POST', url: '/contract/proposal/answer', may: signedIn },
  { method: 'GET', url: '/signing', may: signedIn },
  { method: 'GET', url: '/signing/document', may: signedIn },
  { method: 'POST', url: '/signing', may: signedIn },
  { method: 'POST', url: '/signing/start', may: signedIn },
  { method: 'POST', url: '/signing/sign', may: signedIn },
  { method: 'POST', url: '/signing/end', may: signedIn },
  { method: 'GET', url: '/passkeys', may: signedIn },
  { method: 'POST', url: '/passkey/start', may: signedIn },
  { method: 'POST', url: '/passkey', may: signedIn },
  { method: 'DELETE', url: '/passkey', may: signedIn },
  { method: 'POST', url: '/contract', may: parents },
  { method: 'DELETE', url: '/contract', may: parents },
  { method: 'POST', url: '/contract/generated', may: signedIn },
  { method: 'POST', url: '/contract/preview', may: parents },
  { method: 'POST', url: '/contract/event', may: signedIn },
  { method: 'POST', url: '/contract/event/planned', may: signedIn },
  { method: 'POST', url: '/contract/event/confirm', may: signedIn },
  { method: 'DELETE', url: '/contract/event', may: signedIn },
  { method: 'GET', url: '/contract/documents', may: signedIn },
  { method: 'GET', url: '/contract/document', may: signedIn },
  { method: 'POST', url: '/contract/addendum', may: signedIn },
  { method: 'POST', url: '/document/check', may: anyone },
  { method: 'GET', url: '/contract/standing', may: signedIn },
  { method: 'GET', url: '/contract/calendar', may: signedIn },
  { method: 'GET', url: '/calendar', may: signedIn },
  { method: 'POST', url: '/calendar', may: signedIn },
  { method: 'DELETE', url: '/calendar', may: signedIn },
  { method: 'GET', url: '/calendar/:file', may: anyone },
  { method: 'GET', url: '/user', may: signedIn },
  { method: 'GET', url: '/users', may: signedIn },
  { method: 'POST', url: '/user', may: parents },
  { method: 'POST', url: '/user/block', may: parents },
  { method: 'POST', url: '/partnership', may: parents },
  { method: 'GET', url: '/user/photo', may: signedIn },
  { method: 'POST', url: '/family/tree', may: signedIn },
  { method: 'GET', url: '/gifts/meter', may: signedIn },
  { method: 'GET', url: '/gifts/shares', may: signedIn },
  { method: 'POST', url: '/gifts/visibility', may: parents },
  { method: 'GET', url: '/partnercodes', may: administrators },
  { method: 'POST', url: '/partnercode', may: administrators },
  { method: 'DELETE', url: '/partnercode', may: administrators },
  { method: 'POST', url: '/partnercode/restore', may: administrators },
  { method: 'GET', url: '/admins', may: administrators },
  { method: 'GET', url: '/admins/file', may: administrators },
  { method: 'GET', url: '/admin/health', may: administrators },
  { method: 'GET', url: '/admin/:id', may: administrators },
  { method: 'GET', url: '/admin/:id/activity', may: administrators },
  { method: 'POST', url: '/admin/:id/review', may: administrators },
  { method: 'POST', url: '/partnercode/check', may: anyone },
  { method: 'GET', url: '/orders', may: parents },
  { method: 'POST', url: '/order', may: parents },
  { method: 'POST', url: '/order/quote', may: parents },
  { method: 'POST', url: '/order/:hashid/cancel', may: parents },
  { method: 'POST', url: '/order/:hashid/pay', may: parents },
  { method: 'POST', url: '/payments/webhook', may: anyone },
  { method: 'GET', url: '/invoice', may: parents },
  { method: 'GET', url: '/admin/orders', may: administrators },
  { method: 'POST', url: '/admin/order/:hashid/paid', may: administrators },
  { method: 'POST', url: '/admin/bank-import', may: administrators },
  { method: 'POST', url: '/registration', may: anyone },
  { method: 'GET', url: '/invitation/:token', may: anyone },
  { method: 'POST', url: '/invitation/resend', may: parents },
  { method: 'POST', url: '/profile', may: signedIn },
  { method: 'POST', url: '/profile/password', may: signedIn },
  { method: 'GET', url: '/security', may: signedIn },
  { method: 'POST', url: '/security/factor/start', may: signedIn },
  { method: 'POST', url: '/security/factor/confirm', may: signedIn },
  { method: 'POST', url: '/security/factor/off', may: signedIn },
  { method: 'POST', url: '/security/recovery', may: signedIn },
  { method: 'GET', url: '/sessions', may: signedIn },
  { method: 'DELETE', url: '/session', may: signedIn },
  { method: 'DELETE', url: '/sessions', may: signedIn },
  { method: 'POST', url: '/verification', may: anyone },
  { method: 'POST', url: '/verification/resend', may: signedIn },
  { method: 'GET', url: '/activity', may: signedIn },
  { method: 'GET', url: '/statement', may: signedIn },
  { method: 'POST', url: '/statement/pdf', may: signedIn },
  { method: 'GET', url: '/statement/document', may: signedIn },
  { method: 'POST', url: '/estate', may: parents },
  { method: 'GET', url: '/export', may: signedIn },
  { method: 'POST', url: '/erasure', may: signedIn },
];
