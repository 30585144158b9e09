import type { ConfirmationDraft } from '../../../../domain/wire/confirmation.ts';
import type { Contract } from '../../../../domain/wire/contract.ts';
import type { ContractLife } from '../../../../domain/wire/proposal.ts';
import { anew, api, whenDone } from '../../api/api.ts';
import type { Told } from '../../api/call.ts';
import { contractsApi } from './contractsApi.ts';

/** What stood in the reader's name before they had a login, and what they say of it. */
export const confirmationsApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** What they have not answered yet. */
    getContractsUnconfirmed: build.query<Contract[], void>({
      query: () => ({ url: 'contracts/unconfirmed' }),
      providesTags: ['life'],
    }),
    confirmContract: build.mutation<ContractLife, Told<{ confirmation: ConfirmationDraft }>>({
      query: ({ confirmation }) => ({ url: 'contract/confirmation', method: 'POST', body: confirmation }),
      invalidatesTags: whenDone('life'),
      // The list says what is disputed, and both what waits next.
      onQueryStarted: async ({ confirmation }, { dispatch, queryFulfilled }) => {
        const answered = await queryFulfilled.then(
          () => true,
          () => false,
        );
        if (!answered) return;
        void dispatch(contractsApi.endpoints.getContracts.initiate(undefined, anew));
        void dispatch(contractsApi.endpoints.getContract.initiate(confirmation.contract, anew));
      },
    }),
  }),
});

export const { useGetContractsUnconfirmedQuery, useConfirmContractMutation } = confirmationsApi;
