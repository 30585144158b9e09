import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { formatDateLong } from '../../../../domain/dates/dutchDate.ts';
import type { FoundPerson, HelpAct } from '../../../../domain/wire/helping.ts';
import { DataList } from '../../../components/DataList.tsx';
import {
  useKeepFactorOnMutation,
  useKeepPersonMutation,
  useSendAgainMutation,
} from '../../../store/modules/helping/helpingApi.ts';
import { helpingText as text } from '../../../text/helping.ts';
import type { Asked } from './ReasonDialog.tsx';

interface FoundCardProps {
  person: FoundPerson;
  onChanged: (person: FoundPerson) => void;
  /** An action that removes something is confirmed first. */
  onAsk: (asked: Asked) => void;
}

/** A person found: how they log in, and what can be done for them. */
export function FoundCard({ person, onChanged, onAsk }: FoundCardProps) {
  const { id, name, family } = person;
  const [sendAgain, mailing] = useSendAgainMutation();
  const [keepFactorOn, keepingOn] = useKeepFactorOnMutation();
  const [keepPerson, keeping] = useKeepPersonMutation();
  const busy = mailing.isLoading || keepingOn.isLoading || keeping.isLoading;

  async function act(which: HelpAct): Promise<void> {
    if (which === 'factor_off' || which === 'erase') {
      onAsk({ person, act: which });
      return;
    }
    const done = which === 'mail' ? text.mailed(name) : text.kept(name);
    const help = { mail: sendAgain, factor_keep: keepFactorOn, keep: keepPerson }[which];
    const answer = await help({ id, done });
    if (answer.data) onChanged(answer.data);
  }
  return (
    <Box component="li" sx={{ py: 3, borderBottom: 1, borderColor: 'divider' }}>
      <Typography variant="h3" sx={{ mb: 1, overflowWrap: 'anywhere' }}>
        {name}
      </Typography>
      <DataList
        rows={[
          { label: text.email, value: person.email },
          { label: text.family, value: person.manages ? text.manages(family.name) : family.name },
          { label: text.login, value: text.states[person.login] },
          { label: text.secondStep, value: secondStep(person) },
          ...(person.erased_on === null
            ? []
            : [{ label: text.erased, value: text.erasedOn(formatDateLong(person.erased_on)) }]),
        ]}
      />
      {person.acts.length === 0 ? (
        <Typography color="textSecondary" sx={{ mt: 2 }}>
          {text.nothing}
        </Typography>
      ) : (
        <Stack direction="row" useFlexGap spacing={1.5} sx={{ mt: 2, flexWrap: 'wrap' }}>
          {person.acts.map((which) => (
            <Button
              key={which}
              variant="outlined"
              color={which === 'erase' ? 'error' : 'primary'}
              disabled={busy}
              aria-label={text.actFor(which, name)}
              onClick={() => void act(which)}
            >
              {text.acts[which]}
            </Button>
          ))}
        </Stack>
      )}
    </Box>
  );
}

function secondStep({ second_step, factor_off_on: day }: FoundPerson): string {
  if (day !== null) return text.offOn(formatDateLong(day));
  return second_step ? text.on : text.off;
}
