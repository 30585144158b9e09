import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { DeductionCheck, Verdict } from '../../../domain/wire/statement.ts';
import { Explain } from '../explain/Explain.tsx';
import { CheckIcon, ClockIcon, ErrorIcon } from '../icons/icons.tsx';
import type { LineIcon } from '../icons/lineIcon.tsx';
import { deductionText as text } from '../../text/deduction.ts';

/** Never a colour alone: an icon and a word next to it (docs/screens.md 6.1). */
const LOOKS: Record<Verdict, { Icon: LineIcon; ink: string; soft: string }> = {
  green: { Icon: CheckIcon, ink: 'success-main', soft: 'soft-success' },
  amber: { Icon: ClockIcon, ink: 'warning-main', soft: 'soft-warning' },
  red: { Icon: ErrorIcon, ink: 'error-main', soft: 'soft-error' },
};

/** The tax check of a loan for the own home: the verdict, why, what is unknown here, and the sum (docs/domain.md 2.6). */
export function DeductionBlock({ check, title, level }: { check: DeductionCheck; title: string; level: 'h3' | 'h4' }) {
  const { Icon, ink, soft } = LOOKS[check.verdict];
  return (
    <>
      <Box sx={{ mt: 2, p: 2, borderRadius: '12px', bgcolor: `var(--mui-palette-${soft})`, breakInside: 'avoid' }}>
        <Box sx={{ display: 'flex', gap: 1.5, alignItems: 'flex-start' }}>
          <Icon sx={{ color: `var(--mui-palette-${ink})`, mt: 0.25 }} />
          <Box sx={{ minWidth: 0 }}>
            <Typography variant="h4" component={level} sx={{ fontSize: '1rem', fontWeight: 600 }}>
              {text.title}: {text.verdicts[check.verdict].toLowerCase()}
            </Typography>
            <Typography>{check.reason}</Typography>
            <Explain of={text.of(title)} explanation={{ rule: text.rule, article: text.article, sum: check.sum }} />
          </Box>
        </Box>
      </Box>
      {/* Outside the colour: the verdict is not about these. */}
      {check.open.length > 0 && (
        <Box sx={{ mt: 1.5 }}>
          <Typography>{text.open}</Typography>
          <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
            {check.open.map((point) => (
              <li key={point}>{point}</li>
            ))}
          </Box>
        </Box>
      )}
    </>
  );
}
