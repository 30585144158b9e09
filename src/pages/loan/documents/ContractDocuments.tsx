import { lazy, Suspense } from 'react';
import type { ContractDetail } from '../../../../domain/wire/contract.ts';
import { ListSkeleton } from '../../../components/ListSkeleton.tsx';

/** They stand below what a reader comes for, so they are fetched beside it. */
const Documents = lazy(async () => ({
  default: (await import(/* webpackChunkName: "documents" */ './Documents.tsx')).Documents,
}));

/** The documents of a contract, where there is one. */
export function ContractDocuments({ contract }: { contract: ContractDetail }) {
  return (
    <Suspense fallback={<ListSkeleton rows={1} />}>
      <Documents contract={contract} />
    </Suspense>
  );
}
