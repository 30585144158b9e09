import type { PartnerCode } from '../../../../domain/wire/partnercode.ts';
import { api } from '../../api/api.ts';
import type { NoArgument } from '../../api/api.ts';
import { toFormData } from '../../api/formData.ts';

type NewPartnerCode = Omit<PartnerCode, 'hashid' | 'uses'>;

/** The position of a code in the list, and which code the person saw there: the server refuses when they differ. */
interface ListedPartnerCode {
  index: number;
  hashid: string;
}

export const partnerCodesApi = api.injectEndpoints({
  endpoints: (build) => ({
    getPartnerCodes: build.query<PartnerCode[], NoArgument>({
      query: () => ({ url: 'partnercodes', headers: { 'cache-control': 'no-cache' }, onlyLogged: true }),
    }),
    addPartnerCode: build.mutation<PartnerCode, NewPartnerCode>({
      query: (code) => ({ url: 'partnercode', method: 'POST', body: toFormData({ ...code }), once: true }),
    }),
    removePartnerCode: build.mutation<null, ListedPartnerCode>({
      query: ({ index, hashid }) => ({ url: 'partnercode', method: 'DELETE', body: { index, hashid } }),
    }),
  }),
});
