import type {
  FoundingForm,
  InvitationInfo,
  JoinedFamily,
  RegistrationForm,
} from '../../../../domain/wire/registration.ts';
import { paths } from '../../../paths.ts';
import { api } from '../../api/api.ts';
import type { StoreExtra } from '../../extra.ts';

interface Effect {
  queryFulfilled: Promise<{ data: JoinedFamily }>;
  extra: unknown;
}

/** Another family is another page load (docs/decisions/0018); a failure is reported by its toast. */
async function goesThere(_asked: unknown, { queryFulfilled, extra }: Effect): Promise<void> {
  const joined = await queryFulfilled.catch(() => null);
  if (joined) (extra as StoreExtra).ports.leave(paths.inFamily(joined.data.family));
}

/** Joining: reading an invitation, registering, accepting an invitation with an account, and founding a family with it. */
export const registrationApi = api.injectEndpoints({
  endpoints: (build) => ({
    getInvitation: build.query<InvitationInfo, string>({
      query: (token) => ({ url: `invitation/${encodeURIComponent(token)}` }),
    }),
    register: build.mutation<unknown, RegistrationForm>({
      query: (form) => ({ url: 'registration', method: 'POST', body: form }),
    }),
    acceptInvitation: build.mutation<JoinedFamily, string>({
      query: (token) => ({ url: 'invitation/accept', method: 'POST', body: { token } }),
    }),
    /** Founds a family with the existing account, once however often it is sent, and goes there. */
    foundFamily: build.mutation<JoinedFamily, FoundingForm>({
      query: (form) => ({ url: 'family', method: 'POST', body: form, idempotent: true }),
      onQueryStarted: goesThere,
    }),
  }),
});

export const { useGetInvitationQuery, useRegisterMutation, useAcceptInvitationMutation, useFoundFamilyMutation } =
  registrationApi;
