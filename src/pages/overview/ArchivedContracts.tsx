import Button from '@mui/material/Button';
import { useState } from 'react';
import { FailedState } from '../../components/FailedState.tsx';
import { Section } from '../../components/Section.tsx';
import { useGetArchivedContractsQuery } from '../../store/modules/contracts/proposalsApi.ts';
import { proposalsText as text } from '../../text/proposals.ts';
import { ContractList } from './ContractList.tsx';

/** The contracts that both sides archived; they can still be read. Empty if there are none. */
export function ArchivedContracts() {
  const { data = [], isError, refetch } = useGetArchivedContractsQuery(undefined, { refetchOnMountOrArgChange: true });
  const [open, setOpen] = useState(false);
  if (isError) return <FailedState title={text.archiveFailed} onRetry={() => void refetch()} />;
  if (data.length === 0) return null;
  if (open) return <ContractList title={text.archivedTitle} contracts={data} />;
  return (
    <Section title={text.archivedTitle}>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        {text.archivedOpen(data.length)}
      </Button>
    </Section>
  );
}
