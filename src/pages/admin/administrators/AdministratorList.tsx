import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';
import { fullName } from '../../../../domain/names/name.ts';
import type { Administrator } from '../../../../domain/wire/administrator.ts';
import { InstantText } from '../../../components/InstantText.tsx';
import { paths } from '../../../paths.ts';
import { adminText } from '../../../text/admin.ts';
import { AdministratorStateChip } from './AdministratorStateChip.tsx';

const { administrators: text } = adminText;

/** The administrators on a narrow screen: the fields of a grid row, stacked. */
export function AdministratorList({ rows }: { rows: readonly Administrator[] }) {
  return (
    <Box component="ul" aria-label={text.list} sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {rows.map((row) => (
        <Box
          component="li"
          key={row.id}
          sx={{
            position: 'relative',
            display: 'flex',
            flexWrap: 'wrap',
            gap: 1,
            py: 2,
            borderBottom: 1,
            borderColor: 'divider',
          }}
        >
          <Box sx={{ flex: '1 1 14rem', minWidth: 0 }}>
            <Link
              component={RouterLink}
              to={paths.adminProfile(row.id)}
              sx={{
                fontWeight: 600,
                overflowWrap: 'anywhere',
                '&::after': { content: '""', position: 'absolute', inset: 0 },
              }}
            >
              {fullName(row) || text.noName}
            </Link>
            <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
              {row.email}
            </Typography>
            <Typography variant="body2" color="textSecondary">
              {text.lastLogin}:{' '}
              {row.last_login === null ? text.never.toLowerCase() : <InstantText instant={row.last_login} />}
            </Typography>
            <Typography variant="body2" color="textSecondary">
              {text.secondFactor}: {(row.second_factor ? text.on : text.off).toLowerCase()} · {text.reviewed}:{' '}
              {row.reviewed_at === null ? (
                text.notReviewed.toLowerCase()
              ) : (
                <InstantText instant={row.reviewed_at} day />
              )}
            </Typography>
          </Box>
          <AdministratorStateChip state={row.state} />
        </Box>
      ))}
    </Box>
  );
}
