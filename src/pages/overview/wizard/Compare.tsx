import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useId, useState } from 'react';
import { MoneyField } from '../../../forms/MoneyField.tsx';
import { PercentField } from '../../../forms/PercentField.tsx';
import { TermField } from '../../../forms/TermField.tsx';
import { wizardText as text } from '../../../text/wizard.ts';
import { CompareTable } from './CompareTable.tsx';

/** "Twijfel je? Vergelijk": the same amount as a gift and as each loan. The values are kept for the agreement. */
export function Compare() {
  const [open, setOpen] = useState(false);
  const id = useId();
  return (
    <Box>
      <Button
        variant="outlined"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => setOpen(!open)}
      >
        {open ? text.compareClose : text.compare}
      </Button>
      {open && (
        <Box id={id} component="section" aria-label={text.compareTitle} sx={{ mt: 3, display: 'grid', gap: 3 }}>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3 }}>
            <MoneyField name="total" label={text.amount} />
            <PercentField name="contract.rate_millipercent" label={text.rate} />
            <TermField name="contract.term_months" label={text.term} />
          </Box>
          <CompareTable />
        </Box>
      )}
    </Box>
  );
}
