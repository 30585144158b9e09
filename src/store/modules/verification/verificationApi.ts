import type {
  Verification,
  VerificationAnswer,
  VerificationToken,
  WentBack,
} from '../../../../domain/wire/security.ts';
import { api } from '../../api/api.ts';

/** Confirming an e-mail address, and recovering an account. */
export const verificationApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** With the token of the mailed link, and the password in every browser but the one that made the account. */
    verifyEmail: build.mutation<VerificationAnswer, Verification>({
      query: (said) => ({ url: 'verification', method: 'POST', body: said }),
    }),
    resendVerification: build.mutation<unknown, void>({
      query: () => ({ url: 'verification/resend', method: 'POST' }),
    }),
    /** With the token of a mail about the login; nobody needs to be signed in. */
    goBack: build.mutation<WentBack, VerificationToken>({
      query: (link) => ({ url: 'way-back', method: 'POST', body: link }),
    }),
  }),
});

export const { useVerifyEmailMutation, useResendVerificationMutation, useGoBackMutation } = verificationApi;
