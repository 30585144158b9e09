import type { PlanForm, Plans } from '../../../../domain/wire/plan.ts';
import { api } from '../../api/api.ts';
import type { WithSuccessToast } from '../../api/call.ts';

/** The parents' yearly plans; a change returns the new list. Like the gifts they depend on contracts and people. */
export const plansApi = api.injectEndpoints({
  endpoints: (build) => ({
    getPlans: build.query<Plans, void>({ query: () => ({ url: 'plans' }), providesTags: ['gifts'] }),
    savePlan: build.mutation<Plans, WithSuccessToast<{ form: PlanForm }>>({
      query: ({ form }) => ({ url: 'plan', method: 'POST', body: form }),
      async onQueryStarted(_asked, { dispatch, queryFulfilled }) {
        const answer = await queryFulfilled.catch(() => null);
        if (answer) dispatch(plansApi.util.updateQueryData('getPlans', undefined, () => answer.data));
      },
    }),
    removePlan: build.mutation<Plans, WithSuccessToast<{ hashid: string }>>({
      query: ({ hashid }) => ({ url: 'plan', method: 'DELETE', params: { hashid } }),
      async onQueryStarted(_asked, { dispatch, queryFulfilled }) {
        const answer = await queryFulfilled.catch(() => null);
        if (answer) dispatch(plansApi.util.updateQueryData('getPlans', undefined, () => answer.data));
      },
    }),
  }),
});

export const { useGetPlansQuery, useSavePlanMutation, useRemovePlanMutation } = plansApi;
