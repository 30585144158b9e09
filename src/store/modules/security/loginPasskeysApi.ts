import type { PasskeyCreation, PasskeyDraft } from '../../../../domain/wire/passkey.ts';
import type { PasskeyName, PasskeyRemoval, PasswordForm } from '../../../../domain/wire/security.ts';
import { api, whenDone } from '../../api/api.ts';
import type { Told } from '../../api/call.ts';

/** The passkeys one logs in with, at the embedded provider; the list of them comes with how one logs in. */
export const loginPasskeysApi = api.injectEndpoints({
  endpoints: (build) => ({
    startLoginPasskey: build.mutation<PasskeyCreation, PasswordForm>({
      query: (form) => ({ url: 'security/passkey/start', method: 'POST', body: form }),
    }),
    addLoginPasskey: build.mutation<unknown, Told<{ draft: PasskeyDraft }>>({
      query: ({ draft }) => ({ url: 'security/passkey', method: 'POST', body: draft }),
      invalidatesTags: whenDone('security'),
    }),
    renameLoginPasskey: build.mutation<unknown, Told<{ form: PasskeyName }>>({
      query: ({ form }) => ({ url: 'security/passkey/name', method: 'POST', body: form }),
      invalidatesTags: whenDone('security'),
    }),
    removeLoginPasskey: build.mutation<unknown, Told<{ form: PasskeyRemoval }>>({
      query: ({ form }) => ({ url: 'security/passkey/remove', method: 'POST', body: form }),
      invalidatesTags: whenDone('security'),
    }),
  }),
});

export const { useRenameLoginPasskeyMutation, useRemoveLoginPasskeyMutation } = loginPasskeysApi;
