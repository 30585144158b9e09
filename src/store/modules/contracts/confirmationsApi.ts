import type { ConfirmationDraft } from '../../../../domain/wire/confirmation.ts';
import type { Contract } from '../../../../domain/wire/contract.ts';
import type { ContractLife } from '../../../../domain/wire/proposal.ts';
import { FORCE_REFETCH, api, invalidateOnSuccess } from '../../api/api.ts';
import type { WithSuccessToast } from '../../api/call.ts';
import { contractsApi } from './contractsApi.ts';

/** What stood in the reader's name before they had a login, and what they say of it. */
export const confirmationsApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** What they have not answered yet. */
    getContractsUnconfirmed: build.query<Contract[], void>({
      query: () => ({ url: 'contracts/unconfirmed' }),
      providesTags: ['life'],
    }),
    confirmContract: build.mutation<ContractLife, WithSuccessToast<{ confirmation: ConfirmationDraft }>>({
      query: ({ confirmation }) => ({ url: 'contract/confirmation', method: 'POST', body: confirmation }),
      invalidatesTags: invalidateOnSuccess('life'),
      // The list says what is disputed, and both what waits next.
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
