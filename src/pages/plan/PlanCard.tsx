import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { Plan } from '../../../domain/wire/plan.ts';
import { ConfirmDialog } from '../../components/ConfirmDialog.tsx';
import { Section } from '../../components/Section.tsx';
import { useRemovePlanMutation } from '../../store/modules/plans/plansApi.ts';
import { plansText as text } from '../../text/plans.ts';
import { PlanPress } from './PlanPress.tsx';
import { PlanTable } from './PlanTable.tsx';

/** One plan: in words, the next step, and its years. */
export function PlanCard({ plan, onEdit }: { plan: Plan; onEdit: () => void }) {
  const { hashid, firstname, state, words, note } = plan;
  const [asking, setAsking] = useState(false);
  const [remove, { isLoading }] = useRemovePlanMutation();
  async function drop(): Promise<void> {
    await remove({ hashid, done: text.removed });
    setAsking(false);
  }
  const actions = (
    <Stack direction="row" spacing={1} className="niet-afdrukken">
      {state !== 'stopped' && (
        <Button onClick={onEdit} aria-label={text.of(text.edit, firstname)}>
          {text.edit}
        </Button>
      )}
      <Button onClick={() => setAsking(true)} aria-label={text.of(text.remove, firstname)}>
        {text.remove}
      </Button>
    </Stack>
  );
  return (
    <Section title={text.for(firstname)} action={actions}>
      {state === 'stopped' && <Alert severity="info">{text.stopped}</Alert>}
      {state === 'done' && <Alert severity="success">{text.done}</Alert>}
      <Box sx={{ maxWidth: '68ch', '& p': { mt: 0, mb: 0.75 } }}>
        {words.map((sentence) => (
          <Typography key={sentence}>{sentence}</Typography>
        ))}
      </Box>
      {note !== '' && (
        <Box sx={{ mt: 2, pl: 2, borderLeft: 3, borderColor: 'divider', maxWidth: '68ch' }}>
          <Typography variant="body2" color="textSecondary">
            {text.note}
          </Typography>
          <Typography sx={{ overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}>{note}</Typography>
        </Box>
      )}
      {state === 'runs' && <PlanPress plan={plan} />}
      <Box sx={{ mt: 3 }}>
        <PlanTable plan={plan} />
      </Box>
      <ConfirmDialog
        open={asking}
        title={text.removeTitle(firstname)}
        text={text.removeText}
        verb={text.remove}
        busy={isLoading}
        onConfirm={() => void drop()}
        onCancel={() => setAsking(false)}
      />
    </Section>
  );
}
