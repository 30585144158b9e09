import { createApi } from '@reduxjs/toolkit/query/react';
import { isConflict } from './apiError.ts';
import { baseQuery } from './baseQuery.ts';

/** Every cache tag there is. Only RTK Query's checks during development read the list; a browser needs no copy of it. */
const tagTypes = [
  'access',
  'administrators',
  'adminOrders',
  'adviserLinks',
  'bankLines',
  'calendar',
  'documents',
  'gifts',
  'life',
  'mandates',
  'people',
  'passkeys',
  'security',
  'sessions',
  'signing',
  'statement',
] as const;
type Tag = (typeof tagTypes)[number];

/**
 * The one api. Each module injects its endpoints; what is on the screen is asked anew when the connection is back
 * (src/app/connection.ts); what a slice owns carries no cache tags but 'people', what no slice owns does.
 */
export const api = createApi({
  reducerPath: 'api',
  baseQuery,
  refetchOnReconnect: true,
  tagTypes: process.env.NODE_ENV === 'production' ? [] : tagTypes,
  endpoints: () => ({}),
});

/** For a call that a listener makes: the newest state, though the cache has one, and kept no longer than a screen shows it. */
export const FORCE_REFETCH = { forceRefetch: true, subscribe: false } as const;

/**
 * The `invalidatesTags` of a mutation: what is asked anew once it did what was asked, or somebody else was first. Another
 * failure changed nothing, so it asks for nothing; the few mutations after which each failure is news write their tags
 * out, and say why.
 */
export const invalidateOnSuccess =
  (...tags: Tag[]) =>
  (_answer: unknown, error: object | undefined): Tag[] =>
    error && !isConflict(error) ? [] : tags;
