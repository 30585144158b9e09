import type { RootState } from '../../rootReducer.ts';
import type { TaskKind } from './loadingSlice.ts';

/** The slice that keeps the answer of a call, if any: the page can show it even if the cache dropped the call. */
const keptBy = {
  getUser: 'user',
  getContracts: 'contracts',
  getOrders: 'orders',
  getPartnerCodes: 'partnerCodes',
} as const;

/** Calls whose first answer a page needs to show anything. */
const pageData = new Set([
  ...Object.keys(keptBy),
  'getContract',
  'getStatement',
  'getEqualShares',
  'getAdministrators',
  'getAdministrator',
  'getAdminOrders',
  'getHealth',
  'getInvitation',
]);

/**
 * Mutations that save nothing of what a person does, so that the page stays usable meanwhile: notices are marked as read
 * automatically.
 */
const isReadOnly = (name: string): boolean => /^(download|check|preview|readNotices$)/.test(name);

interface StartedCall {
  endpointName: string;
  type: 'query' | 'mutation' | 'infinitequery';
  queryCacheKey?: string;
}

/** The kind of waiting that this call causes. `before` is the state as it was when the call started. */
export function waitKindOf({ endpointName: name, type, queryCacheKey = '' }: StartedCall, before: RootState): TaskKind {
  if (type === 'mutation') return isReadOnly(name) ? 'refresh' : 'save';
  const isKept = name in keptBy && before[keptBy[name as keyof typeof keptBy]].status === 'ready';
  const isCached = before.api.queries[queryCacheKey]?.data !== undefined;
  return pageData.has(name) && !isKept && !isCached ? 'load' : 'refresh';
}
