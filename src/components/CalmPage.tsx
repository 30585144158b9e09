import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ComponentProps, ReactNode } from 'react';
import { TableDrawing } from './TableDrawing.tsx';

interface CalmPageProps {
  scene: ComponentProps<typeof TableDrawing>['scene'];
  title: string;
  children: ReactNode;
  /** The one thing to do, and at most one quiet alternative. */
  actions: ReactNode;
  /** Details for the few who want them, below everything else. */
  footnote?: ReactNode;
}

/**
 * A screen with one message (docs/screens.md 4.9 to 4.12, 4.15): a drawing, a sentence, what it means, and one next
 * step.
 */
export function CalmPage({ scene, title, children, actions, footnote }: CalmPageProps) {
  return (
    <Box component="article" sx={{ maxWidth: 520, mx: 'auto' }}>
      <TableDrawing scene={scene} />
      <Typography variant="h1" tabIndex={-1} sx={{ mt: 4, mb: 1.5 }}>
        {title}
      </Typography>
      <Box sx={{ typography: 'subtitle1', color: 'text.secondary', '& > p': { my: 1 } }}>{children}</Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, mt: 3.5 }}>{actions}</Box>
      {footnote}
    </Box>
  );
}
