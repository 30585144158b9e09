import Box from '@mui/material/Box';
import { type ReactNode, useId } from 'react';
import { FoldHead } from './FoldHead.tsx';
import { CLOSED } from './useShowSection.ts';
import { type FoldOptions, useFold } from './useFold.ts';

interface PartProps extends FoldOptions {
  title: string;
  /** Its contents in a line, while it is closed. */
  hint?: string;
  level?: 'h2' | 'h3';
  children: ReactNode;
}

/** A part of a long page under a heading of its own, folded until it is asked for. */
export function Part({ title, hint, level = 'h2', children, ...options }: PartProps) {
  const id = useId();
  const fold = useFold(options);
  return (
    <Box
      component="section"
      aria-labelledby={id}
      {...fold.section}
      sx={{
        mb: { xs: 4, md: 5 },
        ...(!fold.fixed && { borderTop: 1, borderColor: 'divider' }),
        [`&[${CLOSED}]`]: { mb: 0, py: { xs: 1, md: 0.75 } },
        [`&[${CLOSED}] + :not([${CLOSED}])`]: { mt: { xs: 4, md: 5 } },
      }}
    >
      <Box sx={fold.open ? (fold.fixed ? { mb: 2 } : { py: 1 }) : {}}>
        <FoldHead fold={fold} id={id} title={title} level={level} hint={fold.open ? undefined : hint} />
      </Box>
      <div {...fold.content}>{fold.drawn && children}</div>
    </Box>
  );
}
