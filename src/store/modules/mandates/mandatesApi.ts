import type { MandateForm, Mandates } from '../../../../domain/wire/mandate.ts';
import { api, invalidateOnSuccess } from '../../api/api.ts';
import type { WithSuccessToast } from '../../api/call.ts';

/** The mandates between the caller and their partner. Loaded with the profile, which few open. */
export const mandatesApi = api.injectEndpoints({
  endpoints: (build) => ({
    getMandates: build.query<Mandates, void>({
      query: () => ({ url: 'mandates' }),
      providesTags: ['mandates', 'people'],
    }),
    giveMandate: build.mutation<Mandates, WithSuccessToast<{ form: MandateForm }>>({
      query: ({ form }) => ({ url: 'mandate', method: 'POST', body: form }),
      invalidatesTags: invalidateOnSuccess('mandates'),
    }),
    /** Ends a mandate that the caller gave, or received. */
    endMandate: build.mutation<Mandates, WithSuccessToast<{ hashid: string }>>({
      query: ({ hashid }) => ({ url: 'mandate', method: 'DELETE', params: { hashid } }),
      invalidatesTags: invalidateOnSuccess('mandates'),
    }),
  }),
});

export const { useGetMandatesQuery, useGiveMandateMutation, useEndMandateMutation } = mandatesApi;
