import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { contractTitle } from '../../../domain/contracts/names.ts';
import { inOrder, type Waiting } from '../../../domain/nextStep/order.ts';
import { FailedState } from '../../components/FailedState.tsx';
import { PaidTogether } from '../../components/nextStep/PaidTogether.tsx';
import { signingPath } from '../../components/nextStep/signingPath.ts';
import { stepWords } from '../../components/nextStep/stepWords.ts';
import { paths } from '../../paths.ts';
import { useAppSelector } from '../../store/hooks.ts';
import { useGetContractsQuery } from '../../store/modules/contracts/contractsApi.ts';
import { selectContracts } from '../../store/modules/contracts/contractsSlice.ts';
import { noticesText } from '../../text/notices.ts';

const { waits: text } = noticesText;

function WaitingItem({ waiting: { contract, step } }: { waiting: Waiting }) {
  const { hashid } = contract;
  return (
    <Box component="li" sx={{ borderTop: 1, borderColor: 'divider' }}>
      <Box
        component={Link}
        to={step.kind === 'sign' ? signingPath(step.hashid ?? '') : paths.lening(hashid)}
        sx={{ display: 'block', py: 1.25, color: 'text.primary', textDecoration: 'none', overflowWrap: 'anywhere' }}
      >
        <Typography className="cijfers" sx={{ textDecoration: 'underline', textUnderlineOffset: '0.2em' }}>
          {stepWords(step)}
        </Typography>
        <Typography variant="body2" color="textSecondary">
          {contractTitle(contract)}
        </Typography>
      </Box>
    </Box>
  );
}

/**
 * Everything that waits for the reader, the most pressing first: "En nog 6" of the overview leads here. Agreements from
 * before they had a login have a list of their own (Unconfirmed).
 */
export function Waits() {
  const { isError, refetch } = useGetContractsQuery();
  const waiting = inOrder(useAppSelector(selectContracts)).filter(({ step }) => step.kind !== 'recognise');
  if (isError && waiting.length === 0) return <FailedState title={text.failed} onRetry={() => void refetch()} />;
  if (waiting.length === 0) return null;
  return (
    <Box
      component="section"
      aria-label={text.title}
      sx={{ mb: 4, p: { xs: 2, sm: 3 }, maxWidth: 760, borderRadius: '12px', bgcolor: 'var(--mui-palette-soft-info)' }}
    >
      <Typography variant="h3" component="h2" sx={{ mb: 1 }}>
        {text.title}
      </Typography>
      <PaidTogether waiting={waiting} />
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {waiting.map((one) => (
          <WaitingItem key={one.contract.hashid} waiting={one} />
        ))}
      </Box>
    </Box>
  );
}
