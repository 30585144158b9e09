import Skeleton from '@mui/material/Skeleton';
import { lazy, Suspense } from 'react';
import type { ContractDetail } from '../../../domain/wire/contract.ts';

const AgreedTerms = lazy(async () => ({
  default: (await import('./AgreedTerms.tsx')).AgreedTerms,
}));

/** The terms, at the end of the page: after the balance and what is asked, which most readers come for. */
export const LaterTerms = ({ contract }: { contract: ContractDetail }) => (
  <Suspense fallback={<Skeleton variant="rounded" height={480} />}>
    <AgreedTerms contract={contract} />
  </Suspense>
);
