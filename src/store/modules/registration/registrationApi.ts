import type { InvitationInfo, JoinedFamily, RegistrationForm } from '../../../../domain/wire/registration.ts';
import { paths } from '../../../paths.ts';
import { api } from '../../api/api.ts';
import type { StoreExtra } from '../../extra.ts';

/** Coming in: what an invitation says, registering with or without one, and accepting one with an account. */
export const registrationApi = api.injectEndpoints({
  endpoints: (build) => ({
    getInvitation: build.query<InvitationInfo, string>({
      query: (token) => ({ url: `invitation/${encodeURIComponent(token)}` }),
    }),
    register: build.mutation<unknown, RegistrationForm>({
      query: (form) => ({ url: 'registration', method: 'POST', body: form }),
    }),
    /** Joins the family, and goes there: a page that is loaded anew, in that family. */
    acceptInvitation: build.mutation<JoinedFamily, string>({
      query: (token) => ({ url: 'invitation/accept', method: 'POST', body: { token } }),
      async onQueryStarted(_token, { queryFulfilled, extra }) {
        const joined = await queryFulfilled.catch(() => null); // a failure is told by its toast
        if (joined) (extra as StoreExtra).ports.leave(paths.inFamily(joined.data.family));
      },
    }),
  }),
});

export const { useGetInvitationQuery, useRegisterMutation, useAcceptInvitationMutation } = registrationApi;
