import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { contractTitle } from '../../../domain/contracts/names.ts';
import type { ContestedAct, ContestedAnswer } from '../../../domain/wire/contested.ts';
import { ConfirmDialog } from '../../components/ConfirmDialog.tsx';
import { dayOf } from '../../components/dayOf.ts';
import { FailedState } from '../../components/FailedState.tsx';
import { paths } from '../../paths.ts';
import { useAnswerContestedMutation, useGetContestedQuery } from '../../store/modules/contracts/contestedApi.ts';
import { contestedText as text } from '../../text/contested.ts';
import { mandatesText } from '../../text/mandates.ts';

const inDutch = new Intl.ListFormat('nl');

/** Acts with the reader's account while it was in other hands: they say for each whether it was them. Empty if none waits. */
export function Contested() {
  const { data = [], isError, refetch } = useGetContestedQuery(undefined, { refetchOnMountOrArgChange: true });
  if (isError) return <FailedState title={text.failed} onRetry={() => void refetch()} />;
  if (data.length === 0) return null;
  return (
    <Box
      component="section"
      aria-label={text.title}
      sx={{ mb: 4, p: { xs: 2, sm: 3 }, maxWidth: 760, borderRadius: '12px', border: 1, borderColor: 'divider' }}
    >
      <Typography variant="h3" component="h2">
        {text.title}
      </Typography>
      <Typography sx={{ mt: 1 }}>{text.intro}</Typography>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {data.map((act) => (
          <Box component="li" key={act.hashid} sx={{ pt: 2, mt: 2, borderTop: 1, borderColor: 'divider' }}>
            <Asked act={act} />
          </Box>
        ))}
      </Box>
    </Box>
  );
}

function Asked({ act: { hashid, kind, at, what, contract, mandate } }: { act: ContestedAct }) {
  const [asking, setAsking] = useState<ContestedAnswer['answer'] | null>(null);
  const [send, { isLoading }] = useAnswerContestedMutation();
  const said = text.ofYou[kind](dayOf(at));
  const sure = text.sure[asking ?? 'yes'];
  const follows = kind === 'mandate' || kind === 'signature' ? sure[kind] : sure.text;

  async function answer(): Promise<void> {
    if (asking === null) return;
    await send({ said: { hashid, answer: asking }, done: asking === 'yes' ? text.saidYes : text.saidNo });
    setAsking(null);
  }
  return (
    <>
      <Typography sx={{ fontWeight: 600 }}>{said}</Typography>
      {what !== undefined && <Typography>{what}.</Typography>}
      {contract && (
        <MuiLink
          component={Link}
          to={paths.lening(contract.hashid)}
          sx={{ display: 'flex', alignItems: 'center', minHeight: 44, py: 0.75, overflowWrap: 'anywhere' }}
        >
          {contractTitle(contract)}
        </MuiLink>
      )}
      {mandate && (
        <Typography>
          {text.mandate(
            mandate.taker.firstname,
            inDutch.format(mandate.matters.map((matter) => mandatesText.matters[matter])),
          )}
        </Typography>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, mt: 1 }}>
        <Button variant="outlined" onClick={() => setAsking('yes')}>
          {text.yes}
        </Button>
        <Button variant="outlined" onClick={() => setAsking('no')}>
          {text.no}
        </Button>
      </Box>
      <ConfirmDialog
        open={asking !== null}
        title={sure.title}
        text={`${said} ${follows}`}
        verb={asking === 'no' ? text.no : text.yes}
        harmless={asking === 'yes'}
        busy={isLoading}
        onConfirm={() => void answer()}
        onCancel={() => setAsking(null)}
      />
    </>
  );
}
