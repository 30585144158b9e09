import Button from '@mui/material/Button';
import type { Contract } from '../../../domain/wire/contract.ts';
import { useOpenParts } from '../../components/parts/useOpenParts.ts';
import { ContractList } from './ContractList.tsx';

interface FoldedContractsProps {
  /** In the address once it is open. */
  name: 'afgelost' | 'archief';
  title: string;
  /** The words of the button that opens it. */
  open: string;
  contracts: readonly Contract[];
}

/** Contracts that ask nothing any longer: a button until they are asked for. */
export function FoldedContracts({ name, title, open, contracts }: FoldedContractsProps) {
  const parts = useOpenParts();
  if (parts.isOpen(name)) return <ContractList title={title} contracts={contracts} />;
  return (
    <Button
      variant="outlined"
      onClick={() => parts.setOpen(name, true)}
      className="niet-afdrukken"
      sx={{ display: 'block', my: 3 }}
    >
      {open}
    </Button>
  );
}
