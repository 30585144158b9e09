import Box from '@mui/material/Box';
import { useMemo } from 'react';
import { completeGiftTerms, completeLoanTerms } from '../../../../domain/contracts/clauses/complete.ts';
import { isLoan } from '../../../../domain/contracts/isLoan.ts';
import { makeSchedule } from '../../../../domain/loans/schedule.ts';
import type { Contract, ContractDraft } from '../../../../domain/wire/contract.ts';
import { type Agreed, agreedInGift, agreedInLoan } from '../../../components/agreement/agreed.ts';
import type { DataRow } from '../../../components/DataList.tsx';
import { proposalsText as text } from '../../../text/proposals.ts';

/** The points of an agreement, as its page says them. */
function pointsOf(contract: Contract): DataRow[] {
  const points = ({ kind, people, terms, clauses }: Agreed) => [...kind, ...people, ...terms, ...clauses];
  if (!isLoan(contract)) return points(agreedInGift(contract));
  const made = makeSchedule(contract.type, contract.total, contract.contract);
  return 'errors' in made ? [] : points(agreedInLoan(contract, made.schedule));
}

function withDraft(contract: Contract, draft: ContractDraft): Contract {
  if (draft.type !== 'GiftContract' && isLoan(contract))
    return { ...contract, type: draft.type, total: draft.total, contract: completeLoanTerms(draft.contract) };
  if (draft.type === 'GiftContract' && !isLoan(contract))
    return { ...contract, total: draft.total, contract: completeGiftTerms(draft.contract) };
  return contract;
}

const cellSx = {
  py: 1,
  pr: 2,
  textAlign: 'left',
  fontWeight: 400,
  verticalAlign: 'top',
  borderBottom: '1px solid var(--mui-palette-divider)',
  overflowWrap: 'anywhere',
} as const;

/** The points that would change, beside what they are now. */
export function TermsCompared({ contract, draft }: { contract: Contract; draft: ContractDraft }) {
  const rows = useMemo(() => {
    const [now, then] = [pointsOf(contract), pointsOf(withDraft(contract, draft))];
    const labels = [...new Set([...now, ...then].map(({ label }) => label))];
    const valueIn = (points: DataRow[], wanted: string) => points.find(({ label }) => label === wanted)?.value;
    return labels
      .map((label) => ({ label, before: valueIn(now, label), after: valueIn(then, label) }))
      .filter(({ before, after }) => before !== after);
  }, [contract, draft]);
  return (
    <Box
      component="table"
      sx={{
        mt: 2,
        width: '100%',
        maxWidth: '44rem',
        tableLayout: 'fixed',
        borderCollapse: 'collapse',
        '& th, & td': cellSx,
        '& td:last-of-type': { fontWeight: 600 },
      }}
    >
      <thead>
        <tr>
          <th scope="col">{text.point}</th>
          <th scope="col">{text.before}</th>
          <th scope="col">{text.after}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ label, before, after }) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            <td>{before ?? text.none}</td>
            <td>{after ?? text.none}</td>
          </tr>
        ))}
      </tbody>
    </Box>
  );
}
