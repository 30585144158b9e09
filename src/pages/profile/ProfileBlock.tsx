import Box from '@mui/material/Box';
import { useId, type ReactNode } from 'react';
import { FoldHead } from '../../components/parts/FoldHead.tsx';
import { type FoldOptions, useFold } from '../../components/parts/useFold.ts';

interface ProfileBlockProps extends FoldOptions {
  title: string;
  intro: string;
  children: ReactNode;
}

/** One subject of the profile: the subject at the left, the state and the actions at the right. */
export function ProfileBlock({ title, intro, children, ...options }: ProfileBlockProps) {
  const id = useId();
  const fold = useFold(options);
  const { open } = fold;
  return (
    <Box
      component="section"
      aria-labelledby={id}
      {...fold.section}
      sx={{
        display: 'grid',
        columnGap: 5,
        rowGap: open ? 2 : 0,
        gridTemplateColumns: { md: '15rem minmax(0, 1fr)' },
        py: open ? { xs: 4, md: 5 } : 1,
        borderTop: 1,
        borderColor: 'divider',
        '&:first-of-type': { borderTop: 0, pt: 0 },
      }}
    >
      <Box sx={open ? {} : { gridColumn: '1 / -1' }}>
        <FoldHead fold={fold} id={id} title={title} hint={intro} />
      </Box>
      <Box {...fold.content} sx={{ minWidth: 0 }}>
        {fold.drawn && children}
      </Box>
    </Box>
  );
}
