import { lazy, Suspense } from 'react';
import type { IsoDate } from '../../../../domain/dates/isoDate.ts';
import type { ContractDetail, LoanDetail } from '../../../../domain/wire/contract.ts';
import { ListSkeleton } from '../../../components/ListSkeleton.tsx';

/** They are below what a reader comes for, so they are fetched separately. */
const Documents = lazy(async () => ({
  default: (await import(/* webpackChunkName: "documents" */ './Documents.tsx')).Documents,
}));

const DayPapers = lazy(async () => ({
  default: (await import(/* webpackChunkName: "documents" */ './DayPapers.tsx')).DayPapers,
}));

interface ContractDocumentsProps {
  contract: ContractDetail;
  /** A loan that was signed, for which papers as of a day are made. */
  dayPapers?: { loan: LoanDetail; today: IsoDate } | undefined;
}

/** The documents of a contract, if there is one. */
export function ContractDocuments({ contract, dayPapers }: ContractDocumentsProps) {
  return (
    <Suspense fallback={<ListSkeleton rows={1} />}>
      <Documents contract={contract} />
      {dayPapers && <DayPapers {...dayPapers} />}
    </Suspense>
  );
}
