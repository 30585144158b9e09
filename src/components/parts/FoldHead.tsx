import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { ChevronDownIcon } from '../icons/pageIcons.tsx';
import type { Fold } from './useFold.ts';

interface FoldHeadProps {
  fold: Fold;
  /** Of the heading. */
  id: string;
  title: string;
  level?: 'h2' | 'h3';
  /** The subject of the part: next to the heading while it is closed, and below it while it is open. */
  hint?: string | undefined;
}

/** The head of a part. Its heading is the button that folds it, unless it is not folded away. */
export function FoldHead({ fold, id, title, level = 'h2', hint }: FoldHeadProps) {
  const { open } = fold;
  return (
    <Box
      sx={{
        position: 'relative',
        // Closed it is a row of one line, as a hint below each heading makes a list of parts twice as high.
        ...(!open && {
          display: 'grid',
          columnGap: 5,
          alignItems: 'center',
          ...(hint !== undefined && { gridTemplateColumns: { md: '15rem minmax(0, 1fr)' } }),
          '& :is(h2, h3)': { mr: { md: -4 } },
        }),
      }}
    >
      <Typography variant={level} id={id}>
        {fold.fixed ? title : <FoldButton fold={fold} title={title} />}
      </Typography>
      {hint !== undefined && (
        <Typography
          variant="body2"
          color="textSecondary"
          sx={{
            mt: open ? 0.75 : 0,
            pl: open ? 0 : { xs: 4, md: 0 },
            maxWidth: open ? '36ch' : '68ch',
            textWrap: 'pretty',
          }}
        >
          {hint}
        </Typography>
      )}
    </Box>
  );
}

function FoldButton({ fold, title }: Pick<FoldHeadProps, 'fold' | 'title'>) {
  return (
    <Box
      component="button"
      type="button"
      {...fold.button}
      onClick={fold.toggle}
      sx={{
        ...{ display: 'inline-flex', alignItems: 'center', gap: 1, minHeight: 44, p: 0, border: 0 },
        ...{ background: 'none', color: 'inherit', font: 'inherit', letterSpacing: 'inherit', textAlign: 'left' },
        ...{ cursor: 'pointer', '&:hover span': { textDecoration: 'underline' } },
        // The whole row is pressed.
        '&::after': { content: '""', position: 'absolute', inset: 0 },
      }}
    >
      <ChevronDownIcon
        className="niet-afdrukken"
        sx={{ flexShrink: 0, transform: fold.open ? 'none' : 'rotate(-90deg)', transition: 'transform 120ms' }}
      />
      <span>{title}</span>
    </Box>
  );
}
