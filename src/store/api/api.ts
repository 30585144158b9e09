import { createApi } from '@reduxjs/toolkit/query/react';
import { baseQuery } from './baseQuery.ts';

/**
 * The one api. Each module injects its endpoints; what is on the screen is asked anew when the connection is back
 * (src/app/connection.ts); what a slice owns carries no cache tags, what no slice owns does.
 */
export const api = createApi({
  reducerPath: 'api',
  baseQuery,
  refetchOnReconnect: true,
  tagTypes: ['administrators', 'adminOrders', 'calendar', 'gifts', 'security', 'sessions'],
  endpoints: () => ({}),
});

/** The argument of a query without one: its hook is called with nothing. */
export type NoArgument = ReturnType<() => void>;
