import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { contractTitle } from '../../../domain/contracts/names.ts';
import { FailedState } from '../../components/FailedState.tsx';
import { paths } from '../../paths.ts';
import { useGetContractsUnconfirmedQuery } from '../../store/modules/contracts/confirmationsApi.ts';
import { confirmationsText } from '../../text/confirmations.ts';

const { list: text } = confirmationsText;

/** The agreements in the reader's name from before they had a login, which wait for their answer; empty if none does. */
export function Unconfirmed() {
  const {
    data = [],
    isError,
    refetch,
  } = useGetContractsUnconfirmedQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  if (isError) return <FailedState title={text.failed} onRetry={() => void refetch()} />;
  if (data.length === 0) return null;
  return (
    <Box
      component="section"
      aria-label={text.title}
      sx={{ mb: 4, p: { xs: 2, sm: 3 }, maxWidth: 760, borderRadius: '12px', border: 1, borderColor: 'divider' }}
    >
      <Typography variant="h3" component="h2">
        {text.title}
      </Typography>
      <Typography sx={{ mt: 1 }}>{text.intro}</Typography>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {data.map((contract) => (
          <li key={contract.hashid}>
            <MuiLink
              component={Link}
              to={paths.lening(contract.hashid)}
              sx={{ display: 'flex', alignItems: 'center', minHeight: 44, py: 0.75, overflowWrap: 'anywhere' }}
            >
              {contractTitle(contract)}
            </MuiLink>
          </li>
        ))}
      </Box>
    </Box>
  );
}
