import { FailedState } from '../../components/FailedState.tsx';
import { useGetArchivedContractsQuery } from '../../store/modules/contracts/proposalsApi.ts';
import { proposalsText as text } from '../../text/proposals.ts';
import { FoldedContracts } from './FoldedContracts.tsx';

/** The contracts that both sides archived; they can still be read. Empty if there are none. */
export function ArchivedContracts() {
  const { data = [], isError, refetch } = useGetArchivedContractsQuery(undefined, { refetchOnMountOrArgChange: true });
  if (isError) return <FailedState title={text.archiveFailed} onRetry={() => void refetch()} />;
  if (data.length === 0) return null;
  return (
    <FoldedContracts name="archief" title={text.archivedTitle} open={text.archivedOpen(data.length)} contracts={data} />
  );
}
