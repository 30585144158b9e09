import type { PartnerCode, UsablePartnerCode } from '../../../../domain/wire/partnerCode.ts';
import { api } from '../../api/api.ts';
import type { WithSuccessToast } from '../../api/call.ts';
import { toFormData } from '../../api/formData.ts';

type NewPartnerCode = Omit<PartnerCode, 'hashid' | 'uses'>;

/**
 * The position of a code in the list, and the code the person saw there, if known: the server refuses if they differ.
 */
interface ListedPartnerCode {
  index: number;
  hashid?: string;
}

export const partnerCodesApi = api.injectEndpoints({
  endpoints: (build) => ({
    getPartnerCodes: build.query<PartnerCode[], void>({
      query: () => ({
        url: 'partnercodes',
        headers: { 'cache-control': 'no-cache' },
        retries: false,
        onlyLogged: true,
      }),
    }),
    addPartnerCode: build.mutation<PartnerCode, WithSuccessToast<{ code: NewPartnerCode }>>({
      query: ({ code }) => ({ url: 'partnercode', method: 'POST', body: toFormData({ ...code }), idempotent: true }),
    }),
    /** Fetches a code's value to its holder; refused with a message at `code`. For visitors too. */
    checkPartnerCode: build.mutation<UsablePartnerCode, string>({
      query: (code) => ({ url: 'partnercode/check', method: 'POST', body: { code } }),
    }),
    removePartnerCode: build.mutation<null, ListedPartnerCode>({
      query: ({ index, hashid }) => ({ url: 'partnercode', method: 'DELETE', body: { index, hashid } }),
    }),
    /** Undoes a removal: the same code again, at its place, with its uses. */
    restorePartnerCode: build.mutation<PartnerCode, string>({
      query: (hashid) => ({ url: 'partnercode/restore', method: 'POST', body: { hashid } }),
    }),
  }),
});

export const {
  useGetPartnerCodesQuery,
  useAddPartnerCodeMutation,
  useCheckPartnerCodeMutation,
  useRestorePartnerCodeMutation,
} = partnerCodesApi;
