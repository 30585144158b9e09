import type { ConfirmationDraft } from '../../../../domain/wire/confirmation.ts';
import type { Contract } from '../../../../domain/wire/contract.ts';
import type { ContractLifecycle } from '../../../../domain/wire/proposal.ts';
import { FORCE_REFETCH, api, invalidateOnSuccess } from '../../api/api.ts';
import type { WithSuccessToast } from '../../api/call.ts';
import { contractsApi } from './contractsApi.ts';

/** Agreements in the reader's name from before they had a login, and their answers. */
export const confirmationsApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** The unanswered ones. */
    getContractsUnconfirmed: build.query<Contract[], void>({
      query: () => ({ url: 'contracts/unconfirmed' }),
      providesTags: ['life'],
    }),
    confirmContract: build.mutation<ContractLifecycle, WithSuccessToast<{ confirmation: ConfirmationDraft }>>({
      query: ({ confirmation }) => ({ url: 'contract/confirmation', method: 'POST', body: confirmation }),
      invalidatesTags: invalidateOnSuccess('life'),
      // The list shows disputes, and both show the next step.
      onQueryStarted: async ({ confirmation }, { dispatch, queryFulfilled }) => {
        const answered = await queryFulfilled.then(
          () => true,
          () => false,
        );
        if (!answered) return;
        void dispatch(contractsApi.endpoints.getContracts.initiate(undefined, FORCE_REFETCH));
        void dispatch(contractsApi.endpoints.getContract.initiate(confirmation.contract, FORCE_REFETCH));
      },
    }),
  }),
});

export const { useGetContractsUnconfirmedQuery, useConfirmContractMutation } = confirmationsApi;
