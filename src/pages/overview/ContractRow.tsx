import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Typography from '@mui/material/Typography';
import { memo } from 'react';
import { Link } from 'react-router-dom';
import { contractTypeName } from '../../../domain/contracts/names.ts';
import { formatDateLong } from '../../../domain/dates/dutchDate.ts';
import { formatEuro } from '../../../domain/money/format.ts';
import { fullNames } from '../../../domain/names/name.ts';
import type { Contract } from '../../../domain/wire/contract.ts';
import { Amount } from '../../components/Amount.tsx';
import { ContractTypeMark } from './ContractTypeMark.tsx';
import { ProgressBar } from './ProgressBar.tsx';
import { paths } from '../../paths.ts';
import { overviewText as text } from '../../text/overview.ts';

/** Whole percent of the loan that is repaid by the schedule; rounded down, so that 100 means all. */
function percentRepaid({ total, balance }: Contract): number {
  return Math.floor(((total - (balance ?? total)) * 100) / total);
}

function Progress({ contract }: { contract: Contract }) {
  if (contract.balance === undefined || contract.contract.signed_date === null) return null;
  const percent = percentRepaid(contract);
  return (
    <Box sx={{ gridColumn: '2 / -1', display: 'flex', alignItems: 'center', gap: 2 }}>
      <ProgressBar percent={percent} label={text.repaid(percent)} />
      <Typography variant="body2" sx={{ color: 'text.secondary' }} className="figures">
        {contract.balance === 0 ? text.paidOff : text.openOf(formatEuro(contract.balance))}
      </Typography>
    </Box>
  );
}

/** One contract: who to whom, the kind, the amount, when it was signed, and how far a loan has come. */
export const ContractRow = memo(function ContractRow({ contract }: { contract: Contract }) {
  const { signed_date } = contract.contract;
  return (
    <Box component="li" sx={{ borderBottom: '1px solid', borderColor: 'divider' }}>
      <ButtonBase
        component={Link}
        className="rij"
        to={paths.lening(contract.hashid)}
        sx={{
          width: '100%',
          py: 2,
          px: 1,
          borderRadius: 1,
          textAlign: 'left',
          display: 'grid',
          gridTemplateColumns: 'auto 1fr auto',
          columnGap: 2,
          rowGap: 0.5,
          alignItems: 'center',
          '&:hover': { bgcolor: 'action.hover' },
        }}
      >
        <Box sx={{ gridRow: 'span 2' }}>
          <ContractTypeMark type={contract.type} />
        </Box>
        <Typography component="span" sx={{ fontWeight: 600, minWidth: 0, overflowWrap: 'anywhere' }}>
          {text.fromTo(fullNames(contract.parties.from), fullNames(contract.parties.to))}
        </Typography>
        <Typography component="span" sx={{ fontWeight: 600, textAlign: 'right' }}>
          <Amount cents={contract.total} />
        </Typography>
        <Typography component="span" variant="body2" sx={{ gridColumn: '2 / -1', color: 'text.secondary' }}>
          {contractTypeName(contract.type)} ·{' '}
          {signed_date === null ? text.notSigned : text.signedOn(formatDateLong(signed_date))}
        </Typography>
        <Progress contract={contract} />
      </ButtonBase>
    </Box>
  );
});
