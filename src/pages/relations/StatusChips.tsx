import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import type { Relation } from '../../../domain/wire/user.ts';
import { statusesOf } from './status.ts';

/** Somebody's status in the family: 'Kan inloggen', 'Uitgenodigd', each with its icon. */
export function StatusChips({ relation }: { relation: Relation }) {
  const statuses = statusesOf(relation);
  if (statuses.length === 0) return null;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      {statuses.map(({ name, label, Icon }) => (
        <Chip
          key={name}
          size="small"
          label={label}
          icon={<Icon sx={{ fontSize: '1rem' }} />}
          sx={{ height: 28, px: 0.5, color: 'text.secondary', '& .MuiChip-icon': { color: 'inherit' } }}
        />
      ))}
    </Box>
  );
}
