import Chip from '@mui/material/Chip';
import type { ReactNode } from 'react';
import { CheckIcon, ClockIcon, PencilIcon } from './icons/icons.tsx';
import type { LineIcon } from './icons/lineIcon.tsx';

/** The state of something: being written, waiting for someone, running, done. */
export type ProgressState = 'draft' | 'waiting' | 'running' | 'done';

const LOOKS: Record<ProgressState, { Icon: LineIcon; ink: string }> = {
  draft: { Icon: PencilIcon, ink: 'text-secondary' },
  waiting: { Icon: ClockIcon, ink: 'warning-main' },
  running: { Icon: ClockIcon, ink: 'info-main' },
  done: { Icon: CheckIcon, ink: 'success-main' },
};

/** A state as a word, an icon and a colour: 'Concept', 'Wacht op handtekening', 'Loopt', 'Afgelost'. */
export function StateChip({ state, label }: { state: ProgressState; label: ReactNode }) {
  const { Icon, ink } = LOOKS[state];
  const colour = `var(--mui-palette-${ink})`;
  return (
    <Chip
      size="small"
      label={label}
      icon={<Icon sx={{ fontSize: '1rem' }} />}
      sx={{
        height: 28,
        px: 0.5,
        fontWeight: 500,
        color: colour,
        borderColor: `color-mix(in srgb, ${colour} 45%, transparent)`,
        '& .MuiChip-icon': { color: 'inherit' },
      }}
    />
  );
}
