import type { Contract } from '../../../../domain/wire/contract.ts';
import type { ContractLifecycle, ProposalAnswer, ProposalDraft } from '../../../../domain/wire/proposal.ts';
import type { ScanKept } from '../../../../domain/wire/scan.ts';
import { FORCE_REFETCH, api, invalidateOnSuccess } from '../../api/api.ts';
import { isConflict } from '../../api/apiError.ts';
import type { WithSuccessToast } from '../../api/call.ts';
import { toFormData } from '../../api/formData.ts';
import { contractsApi } from './contractsApi.ts';

interface Started {
  dispatch: (action: ReturnType<typeof contractsApi.endpoints.getContract.initiate>) => unknown;
  queryFulfilled: Promise<unknown>;
}

/**
 * The contract may have changed, also when somebody else was first. Here and not in a listener: this module loads with
 * the page of a contract, and the listeners with every first screen.
 */
async function contractAnew({ contract }: { contract: string }, { dispatch, queryFulfilled }: Started): Promise<void> {
  try {
    await queryFulfilled;
  } catch (failure) {
    if (!isConflict((failure as { error?: object }).error)) return;
  }
  dispatch(contractsApi.endpoints.getContract.initiate(contract, FORCE_REFETCH));
}

/** The tags that depend on a contract; after a failure as well, because then somebody else was first. */
const HANGS_ON_IT = ['life', 'documents', 'gifts'] as const;

/** The proposals between the two sides of a contract, and the archived contracts; not in any slice. */
export const proposalsApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** The contract's state. A new paper can change that as well. */
    getContractLifecycle: build.query<ContractLifecycle, string>({
      query: (hashid) => ({ url: 'contract/proposals', params: { hashid } }),
      providesTags: ['life', 'documents'],
    }),
    propose: build.mutation<
      ContractLifecycle,
      WithSuccessToast<{ contract: string; draft: Omit<ProposalDraft, 'contract'> }>
    >({
      query: ({ contract, draft }) => ({
        url: 'contract/proposal',
        method: 'POST',
        body: { contract, ...draft },
        idempotent: true,
      }),
      invalidatesTags: [...HANGS_ON_IT],
      onQueryStarted: contractAnew,
    }),
    /** Uploads the scan of a signed paper, for a later proposal or an earlier signing; the form fields are those of ScanForm. */
    keepScan: build.mutation<ScanKept, { form: Readonly<Record<string, string | Blob>>; done?: string }>({
      query: ({ form }) => ({ url: 'contract/scan', method: 'POST', body: toFormData(form) }),
      invalidatesTags: invalidateOnSuccess('documents'),
    }),
    answerProposal: build.mutation<ContractLifecycle, WithSuccessToast<{ contract: string; answer: ProposalAnswer }>>({
      query: ({ answer }) => ({
        url: 'contract/proposal/answer',
        method: 'POST',
        body: answer,
        idempotent: true,
        undoesUrl: 'contract/proposal',
      }),
      invalidatesTags: [...HANGS_ON_IT],
      onQueryStarted: contractAnew,
    }),
    getArchivedContracts: build.query<Contract[], void>({
      query: () => ({ url: 'contracts/archived' }),
      providesTags: ['life'],
    }),
  }),
});

export const {
  useGetContractLifecycleQuery,
  useProposeMutation,
  useKeepScanMutation,
  useAnswerProposalMutation,
  useGetArchivedContractsQuery,
} = proposalsApi;

/** The cached state of a contract, without fetching: the page itself fetches it. */
export const useContractLifecycleState = proposalsApi.endpoints.getContractLifecycle.useQueryState;
