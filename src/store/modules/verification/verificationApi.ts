import type { VerificationToken } from '../../../../domain/wire/security.ts';
import { api } from '../../api/api.ts';

/** Showing that an e-mail address is one's own. */
export const verificationApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** With the token of the mailed link; nobody needs to be signed in. */
    verifyEmail: build.mutation<unknown, VerificationToken>({
      query: (link) => ({ url: 'verification', method: 'POST', body: link }),
    }),
    resendVerification: build.mutation<unknown, void>({
      query: () => ({ url: 'verification/resend', method: 'POST' }),
    }),
  }),
});

export const { useVerifyEmailMutation, useResendVerificationMutation } = verificationApi;
