import Button from '@mui/material/Button';
import { useSearchParams } from 'react-router-dom';
import type { Contract } from '../../../domain/wire/contract.ts';
import { ContractList } from './ContractList.tsx';

interface FoldedContractsProps {
  /** In the address once it is open, so that Back finds it open. */
  name: 'afgelost' | 'archief';
  title: string;
  /** The words of the button that opens it. */
  open: string;
  contracts: readonly Contract[];
}

const OPEN = 'open';

/** Contracts that ask nothing any longer: a button until they are asked for. */
export function FoldedContracts({ name, title, open, contracts }: FoldedContractsProps) {
  const [query, setQuery] = useSearchParams();
  if (query.getAll(OPEN).includes(name)) return <ContractList title={title} contracts={contracts} />;
  const show = () => {
    const opened = new URLSearchParams(query);
    opened.append(OPEN, name);
    setQuery(opened, { replace: true, preventScrollReset: true });
  };
  return (
    <Button variant="outlined" onClick={show} className="niet-afdrukken" sx={{ display: 'block', my: 3 }}>
      {open}
    </Button>
  );
}
