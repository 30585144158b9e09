import type { FoundPeople, FoundPerson } from '../../../../domain/wire/helping.ts';
import { api } from '../../api/api.ts';
import type { WithSuccessToast } from '../../api/call.ts';

const person = (id: string, what: string): string => `admin/person/${encodeURIComponent(id)}/${what}`;

/** The people an administrator finds and helps. All are mutations, as each is logged; nothing is kept on the device. */
export const helpingApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** The search text goes in the body: addresses of calls are in the logs of every proxy. */
    findPeople: build.mutation<FoundPeople, string>({
      query: (q) => ({ url: 'admin/find', method: 'POST', body: { q } }),
    }),
    sendAgain: build.mutation<FoundPerson, WithSuccessToast<{ id: string }>>({
      query: ({ id }) => ({ url: person(id, 'mail'), method: 'POST' }),
    }),
    askFactorOff: build.mutation<FoundPerson, WithSuccessToast<{ id: string; reason: string }>>({
      query: ({ id, reason }) => ({ url: person(id, 'second-step'), method: 'POST', body: { reason } }),
    }),
    keepFactorOn: build.mutation<FoundPerson, WithSuccessToast<{ id: string }>>({
      query: ({ id }) => ({ url: person(id, 'second-step'), method: 'DELETE' }),
    }),
    askErasureFor: build.mutation<FoundPerson, WithSuccessToast<{ id: string; reason: string }>>({
      query: ({ id, reason }) => ({ url: person(id, 'erasure'), method: 'POST', body: { reason } }),
    }),
    keepPerson: build.mutation<FoundPerson, WithSuccessToast<{ id: string }>>({
      query: ({ id }) => ({ url: person(id, 'erasure'), method: 'DELETE' }),
    }),
  }),
});

export const {
  useFindPeopleMutation,
  useSendAgainMutation,
  useAskFactorOffMutation,
  useKeepFactorOnMutation,
  useAskErasureForMutation,
  useKeepPersonMutation,
} = helpingApi;
