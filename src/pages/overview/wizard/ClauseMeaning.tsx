import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { lazy, Suspense, useId, useState } from 'react';
import { VisuallyHidden } from '../../../components/VisuallyHidden.tsx';
import { wizardText as text } from '../../../text/wizard.ts';

/** The texts are fetched on first use. */
const Meaning = lazy(async () => {
  const { clauseMeanings } = await import(/* webpackChunkName: "clause-meanings" */ '../../../text/clauseMeanings.ts');
  return { default: ({ name }: { name: string }) => clauseMeanings[name] };
});

/** An explanation of a hard clause, below its field, on request. */
export function ClauseMeaning({ name, of }: { name: string; of: string }) {
  const [open, setOpen] = useState(false);
  const id = useId();
  return (
    <Box sx={{ mt: 0.5 }}>
      <Button aria-expanded={open} aria-controls={id} onClick={() => setOpen(!open)} sx={{ ml: -1, fontWeight: 400 }}>
        {text.meaning}
        <VisuallyHidden>{of}</VisuallyHidden>
      </Button>
      <Typography id={id} role="status" variant="body2" sx={{ maxWidth: '68ch', '&:empty': { display: 'none' } }}>
        {open && (
          <Suspense fallback={null}>
            <Meaning name={name} />
          </Suspense>
        )}
      </Typography>
    </Box>
  );
}
