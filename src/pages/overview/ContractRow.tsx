import { memo } from 'react';
import { Link } from 'react-router-dom';
import { contractCalled, contractTypeName, fromTo } from '../../../domain/contracts/names.ts';
import { formatDateLong } from '../../../domain/dates/dutchDate.ts';
import { formatEuro } from '../../../domain/money/format.ts';
import type { Contract } from '../../../domain/wire/contract.ts';
import { Amount } from '../../components/Amount.tsx';
import { ContractTypeMark } from './ContractTypeMark.tsx';
import { ProgressBar } from './ProgressBar.tsx';
import { paths } from '../../paths.ts';
import { overviewText as text } from '../../text/overview.ts';

/**
 * The repaid part of a signed loan, in whole percent; rounded down, so that 100 means all. Before the payout, which an archived
 * one may never reach, nobody owes it.
 */
function Progress({ contract: { archived_at, balance, contract, total } }: { contract: Contract }) {
  if (!('start_date' in contract) || contract.signed_date === null) return null;
  if (balance === undefined)
    return (
      archived_at === undefined && (
        <span className="bij ondertekend">{text.paidOutOn(formatDateLong(contract.start_date))}</span>
      )
    );
  const percent = Math.floor(((total - balance) * 100) / total);
  return (
    <span className="voortgang">
      <ProgressBar percent={percent} label={text.repaid(percent)} />
      <span className="bij cijfers">{balance === 0 ? text.paidOff : text.openOf(formatEuro(balance))}</span>
    </span>
  );
}

/**
 * The style of rows, set on the list: one rule for all of them instead of one for each part of each row
 * (docs/performance.md).
 */
export const contractRows = {
  '& li': { borderBottom: '1px solid', borderColor: 'divider' },
  '& .rij': {
    display: 'grid',
    gridTemplateColumns: 'auto 1fr auto',
    columnGap: 2,
    rowGap: 0.5,
    alignItems: 'center',
    py: 2,
    px: 1,
    borderRadius: 1,
    color: 'inherit',
    textDecoration: 'none',
    '&:hover': { bgcolor: 'action.hover' },
  },
  '& .soort': { gridRow: 'span 2' },
  '& .wie': { fontWeight: 600, minWidth: 0, overflowWrap: 'anywhere' },
  '& .totaal': { fontWeight: 600, textAlign: 'right' },
  '& .bij': { typography: 'body2', color: 'text.secondary' },
  '& .ondertekend, & .voortgang': { gridColumn: '2 / -1' },
  '& .voortgang': { display: 'flex', alignItems: 'center', gap: 2 },
} as const;

/** One contract: its purpose, kind, people, amount and signing day, and the progress of a loan. */
export const ContractRow = memo(function ContractRow({ contract }: { contract: Contract }) {
  const { signed_date, purpose } = contract.contract;
  return (
    <li>
      <Link className="rij" to={paths.lening(contract.hashid)}>
        <span className="soort">
          <ContractTypeMark type={contract.type} />
        </span>
        <span className="wie">{contractCalled(contract)}</span>
        <span className="totaal">
          <Amount cents={contract.total} />
        </span>
        <span className="bij ondertekend">
          {purpose.trim() && `${contractTypeName(contract.type)} `}
          {fromTo(contract)} · {signed_date === null ? text.notSigned : text.signedOn(formatDateLong(signed_date))}
        </span>
        {contract.disputed_by && <span className="bij ondertekend">{text.disputed(contract.disputed_by)}</span>}
        <Progress contract={contract} />
      </Link>
    </li>
  );
});
