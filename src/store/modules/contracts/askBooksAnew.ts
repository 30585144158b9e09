import { FORCE_REFETCH } from '../../api/api.ts';
import { isConflict } from '../../api/apiError.ts';
import type { AppDispatch } from '../../index.ts';
import { contractsApi } from './contractsApi.ts';

const { getContracts, getContract } = contractsApi.endpoints;

/**
 * Refetches the list and contracts once a call on their books is done, or is refused because somebody was first: the screen
 * then shows the current state.
 * @param changed the hashids, from the answer if only that has them
 */
export async function askBooksAnew<Answer>(
  queryFulfilled: Promise<{ data: Answer }>,
  dispatch: AppDispatch,
  changed: (answer: Answer | null) => readonly string[],
): Promise<void> {
  const contracts = await queryFulfilled.then(
    ({ data }) => changed(data),
    (reason: unknown) => (isConflict((reason as { error?: object }).error) ? changed(null) : []),
  );
  if (contracts.length === 0) return;
  void dispatch(getContracts.initiate(undefined, FORCE_REFETCH));
  // One after another (docs/decisions/0010).
  for (const contract of contracts) await dispatch(getContract.initiate(contract, FORCE_REFETCH));
}
