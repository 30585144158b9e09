import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { componentsText } from '../text/components.ts';

interface FamilyMeterProps {
  /** First names of the family members counted by the limit, so that nobody has to count. */
  counted: readonly string[];
  /** Those of members who registered with their own login: they no longer count. */
  signed: readonly string[];
  /** The paid number. */
  limit: number;
}

/**
 * Shows how many places are paid for and how many are used: '3 van 4 familieleden', with a place per member, and who
 * counts and who doesn't.
 */
export function FamilyMeter({ counted, signed, limit }: FamilyMeterProps) {
  const used = counted.length;
  const places = Math.max(used, limit);
  return (
    <Box>
      <Typography sx={{ fontWeight: 600 }} className="cijfers">
        {componentsText.familyMeter(used, limit)}
      </Typography>
      {places > 0 && places <= 24 && (
        <Box aria-hidden sx={{ display: 'flex', gap: 0.5, my: 1, maxWidth: 320 }}>
          {Array.from({ length: places }, (_, place) => (
            <Box
              key={place}
              sx={{
                flex: 1,
                maxWidth: 56,
                height: 8,
                borderRadius: 1,
                border: 1,
                borderColor: place < used ? 'primary.main' : 'var(--mui-palette-surface-fieldBorder)',
                bgcolor: place < used ? 'primary.main' : 'transparent',
                printColorAdjust: 'exact',
              }}
            />
          ))}
        </Box>
      )}
      <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
        {componentsText.counted(counted, signed)}
      </Typography>
    </Box>
  );
}
