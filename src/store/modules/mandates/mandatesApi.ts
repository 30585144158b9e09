import type { MandateForm, Mandates } from '../../../../domain/wire/mandate.ts';
import { api, whenDone } from '../../api/api.ts';
import type { Told } from '../../api/call.ts';

/** What the caller and their partner let each other answer. It comes with the profile, that few open. */
export const mandatesApi = api.injectEndpoints({
  endpoints: (build) => ({
    getMandates: build.query<Mandates, void>({
      query: () => ({ url: 'mandates' }),
      providesTags: ['mandates', 'people'],
    }),
    giveMandate: build.mutation<Mandates, Told<{ form: MandateForm }>>({
      query: ({ form }) => ({ url: 'mandate', method: 'POST', body: form }),
      invalidatesTags: whenDone('mandates'),
    }),
    /** Ends what the caller gave, or got. */
    endMandate: build.mutation<Mandates, Told<{ hashid: string }>>({
      query: ({ hashid }) => ({ url: 'mandate', method: 'DELETE', params: { hashid } }),
      invalidatesTags: whenDone('mandates'),
    }),
  }),
});

export const { useGetMandatesQuery, useGiveMandateMutation, useEndMandateMutation } = mandatesApi;
