import type { InvitationInfo, RegistrationForm } from '../../../../domain/wire/registration.ts';
import { api } from '../../api/api.ts';

/** Coming in, before there is a session: what an invitation says, and registering with or without one. */
export const registrationApi = api.injectEndpoints({
  endpoints: (build) => ({
    getInvitation: build.query<InvitationInfo, string>({
      query: (token) => ({ url: `invitation/${encodeURIComponent(token)}` }),
    }),
    register: build.mutation<unknown, RegistrationForm>({
      query: (form) => ({ url: 'registration', method: 'POST', body: form }),
    }),
  }),
});

export const { useGetInvitationQuery, useRegisterMutation } = registrationApi;
