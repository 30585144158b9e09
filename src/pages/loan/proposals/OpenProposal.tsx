import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { holdsFromFirstDay } from '../../../../domain/contracts/life/fromFirstDay.ts';
import { formatDateLong } from '../../../../domain/dates/dutchDate.ts';
import { isLoan } from '../../../../domain/contracts/isLoan.ts';
import { fullName } from '../../../../domain/names/name.ts';
import type { ContractDetail } from '../../../../domain/wire/contract.ts';
import type { ContractLifecycle, Proposal, ProposalAnswer } from '../../../../domain/wire/proposal.ts';
import { ConfirmDialog } from '../../../components/ConfirmDialog.tsx';
import { signingPath } from '../../../components/nextStep/signingPath.ts';
import { useAppSelector } from '../../../store/hooks.ts';
import { useAnswerProposalMutation } from '../../../store/modules/contracts/proposalsApi.ts';
import { selectCurrentUser } from '../../../store/modules/user/userSlice.ts';
import { nextStepText } from '../../../text/nextStep.ts';
import { otherTermsText } from '../../../text/otherTerms.ts';
import { proposalsText as text } from '../../../text/proposals.ts';
import { AnswerDialog } from './AnswerDialog.tsx';
import { dayOf } from '../../../components/dayOf.ts';
import { ProposalEffect } from './ProposalEffect.tsx';
import { ScanButton } from './ScanButton.tsx';
import { proposalWords } from './proposalWords.ts';
import { agreedWords, waitingWords, waitsFor } from './waiting.ts';
import { WhoAgreed } from './WhoAgreed.tsx';

interface OpenProposalProps {
  contract: ContractDetail;
  lifecycle: ContractLifecycle;
  proposal: Proposal;
}

/** The proposal that waits for an answer: its effect, and the buttons to answer it. */
export function OpenProposal({ contract, lifecycle, proposal }: OpenProposalProps) {
  const [asking, setAsking] = useState<'agree' | 'refuse' | 'paper' | null>(null);
  const [answer, { isLoading }] = useAnswerProposalMutation();
  const may = (act: ContractLifecycle['may'][number]) => lifecycle.may.includes(act);
  const { content } = proposal;
  const what = proposalWords(content, isLoan(contract) ? contract.events : []);
  const fromFirstDay = content.kind === 'terms' && holdsFromFirstDay(contract, content.draft);
  const me = useAppSelector(selectCurrentUser)?.hashid;
  const waits = waitsFor(proposal, me);
  const versions = {
    version: contract.version,
    ...(isLoan(contract) && { ledger_version: contract.ledger_version }),
  };
  const signed = proposal.signing !== null;
  const close = () => setAsking(null);
  const consequence = () => {
    if (waits.afterHere.length > 0 || signed) return text.agreeTextLeft(what);
    return fromFirstDay ? otherTermsText.agree(what) : text.agreeText(what);
  };

  async function send(said: Omit<ProposalAnswer, 'hashid'>, done: string): Promise<void> {
    await answer({
      contract: contract.hashid,
      done,
      answer: { hashid: proposal.hashid, ...versions, ...said },
    }).unwrap();
    close();
  }
  return (
    <Box
      component="section"
      aria-label={text.open}
      sx={{
        mb: 4,
        p: { xs: 2, sm: 3 },
        borderRadius: '12px',
        border: 1,
        borderColor: 'divider',
        bgcolor: 'var(--mui-palette-surface-sunken)',
        breakInside: 'avoid',
      }}
    >
      <Typography color="textSecondary">{may('answer') || may('paper') ? nextStepText.title : text.open}</Typography>
      <Typography variant="h3" component="h2" className="cijfers" sx={{ overflowWrap: 'anywhere' }}>
        {may('answer') && content.kind === 'signing' && content.notary === undefined
          ? text.what.confirmSigned(formatDateLong(content.signed_date))
          : what}
      </Typography>
      <Typography sx={{ mt: 1 }}>
        {text.by(fullName(proposal.proposed_by), dayOf(proposal.proposed_at))}{' '}
        {!signed
          ? waitingWords(lifecycle.may, waits)
          : proposal.awaited.length === 0
            ? text.signed.waits
            : `${text.signed.waitsBoth} ${waitingWords(lifecycle.may, waits)}`}{' '}
        {text.until(dayOf(proposal.lapses_at))}
      </Typography>
      <WhoAgreed {...proposal} />
      {proposal.note !== '' && (
        <Typography sx={{ mt: 1, overflowWrap: 'anywhere' }}>{text.note(proposal.note)}</Typography>
      )}
      <ProposalEffect contract={contract} proposal={proposal} />
      {content.kind === 'signing' && content.scan !== undefined && (
        <ScanButton contract={contract} hashid={content.scan} />
      )}
      <Box className="niet-afdrukken" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, mt: 2.5 }}>
        {proposal.signing !== null && (
          <Button variant="outlined" component={RouterLink} to={signingPath(proposal.signing)}>
            {text.signed.go}
          </Button>
        )}
        {may('answer') && (
          <Button variant="contained" onClick={() => setAsking('agree')}>
            {text.agree}
          </Button>
        )}
        {may('paper') && (
          <Button variant="contained" onClick={() => setAsking('paper')}>
            {text.onPaper}
          </Button>
        )}
        {(['answer', 'paper', 'refuse'] as const).some(may) && (
          <Button variant="outlined" onClick={() => setAsking('refuse')}>
            {text.refuse}
          </Button>
        )}
        {may('withdraw') && (
          <Button
            loading={isLoading && asking === null}
            onClick={() => void send({ answer: 'withdrawn' }, text.withdrawn).catch(() => undefined)}
          >
            {text.withdraw}
          </Button>
        )}
      </Box>
      <ConfirmDialog
        open={asking === 'agree'}
        title={text.agreeTitle}
        text={[consequence(), ...(waits.for.length === 0 ? [] : [text.forOthers(waits.for)])].join(' ')}
        verb={text.agree}
        harmless
        busy={isLoading}
        onConfirm={() => void send({ answer: 'accepted' }, agreedWords(waits, signed)).catch(close)}
        onCancel={close}
      />
      {(asking === 'refuse' || asking === 'paper') && (
        <AnswerDialog kind={asking} left={waits.others} signed={signed} onSend={send} onClose={close} />
      )}
    </Box>
  );
}
