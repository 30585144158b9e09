import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useRef } from 'react';
import { Link } from 'react-router-dom';
import { stepButton } from '../../../domain/nextStep/words.ts';
import type { ContractDetail } from '../../../domain/wire/contract.ts';
import type { NextStep } from '../../../domain/wire/nextStep.ts';
import type { ContractLifecycle } from '../../../domain/wire/proposal.ts';
import { AnswerAtOnce } from '../../components/nextStep/AnswerAtOnce.tsx';
import { NextStepCard } from '../../components/nextStep/NextStepCard.tsx';
import { signingPath } from '../../components/nextStep/signingPath.ts';
import { useShowSection } from '../../components/parts/useShowSection.ts';
import { CARDS } from './stand/standCards.ts';
import { StandCard } from './stand/StandCard.tsx';

interface AnswerProps {
  contract: ContractDetail;
  step: NextStep;
  onDone: () => void;
}

/** The one button: answers at once, opens the question, or goes to the part of the page to answer it. */
function Answer({ contract, step, onDone }: AnswerProps) {
  const showSection = useShowSection();
  if (step.at_once) return <AnswerAtOnce contract={contract.hashid} step={step} onDone={onDone} elsewhere={null} />;
  if (step.kind === 'sign')
    return (
      <Button variant="contained" component={Link} to={signingPath(step.hashid ?? '')}>
        {stepButton('sign')}
      </Button>
    );
  return (
    <Button variant="contained" href="#betalingen" onClick={(event) => showSection(event, 'betalingen')}>
      {stepButton(step.kind)}
    </Button>
  );
}

interface NextStepHereProps {
  contract: ContractDetail;
  /** Its state; undefined if that failed to load. */
  lifecycle: ContractLifecycle | undefined;
  /** The contract in one line, as in the heading. */
  title: string;
}

/**
 * At the top of a contract: the step that waits for the reader, or else for somebody else. A request, a proposal, and the
 * question whether it is right have their own place at the top.
 */
export function NextStepHere({ contract, lifecycle, title }: NextStepHereProps) {
  const place = useRef<HTMLDivElement>(null);
  const step = contract.next;
  return (
    // The answered step is gone: the focus stays here, at the next one.
    <Box ref={place} tabIndex={-1} sx={{ outline: 'none' }}>
      {step && step.kind !== 'answer' && step.kind !== 'recognise' && step.kind !== 'send' && (
        <NextStepCard
          key={`${step.kind} ${step.hashid}`}
          step={step}
          button={<Answer contract={contract} step={step} onDone={() => place.current?.focus()} />}
        />
      )}
      {lifecycle && CARDS.includes(lifecycle.stands.state) && (!step || step.kind === 'send') && (
        <StandCard key={lifecycle.stands.state} contract={contract} lifecycle={lifecycle} title={title} />
      )}
    </Box>
  );
}
