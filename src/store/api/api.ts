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
 * The one api. Each module injects its endpoints; data on the screen is refetched when the connection is back
 * (src/app/connection.ts). Data of a slice has no cache tags but 'people'; data without a slice has a tag.
 */
export const api = createApi({
  reducerPath: 'api',
  baseQuery,
  refetchOnReconnect: true,
  tagTypes: process.env.NODE_ENV === 'production' ? [] : tagTypes,
  endpoints: () => ({}),
});

/** For a call by a listener: the newest state, even if cached, and kept no longer than a screen shows it. */
export const FORCE_REFETCH = { forceRefetch: true, subscribe: false } as const;

/**
 * The `invalidatesTags` of a mutation: the tags refetched once it succeeded, or somebody else was first. Another failure
 * changed nothing, so it refetches nothing; the few mutations after which every failure is news list their tags
 * themselves, and say why.
 */
export const invalidateOnSuccess =
  (...tags: Tag[]) =>
  (_answer: unknown, error: object | undefined): Tag[] =>
    error && !isConflict(error) ? [] : tags;
