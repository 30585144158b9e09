import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { lazy, Suspense, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import type { ContractDetail } from '../../../domain/wire/contract.ts';
import type { NextStep } from '../../../domain/wire/nextStep.ts';
import { AnswerAtOnce } from '../../components/nextStep/AnswerAtOnce.tsx';
import { NextStepCard } from '../../components/nextStep/NextStepCard.tsx';
import { signingPath } from '../../components/nextStep/signingPath.ts';
import { showSection } from '../../components/showSection.ts';
import { nextStepText as text } from '../../text/nextStep.ts';

const AskDialog = lazy(async () => ({
  default: (await import(/* webpackChunkName: "proposals" */ './signing/AskDialog.tsx')).AskDialog,
}));

interface AnswerProps {
  contract: ContractDetail;
  step: NextStep;
  onAsk: () => void;
  onDone: () => void;
}

/** The one button: it answers at once, opens the question, or goes to the part of the page where it is answered. */
function Answer({ contract, step, onAsk, onDone }: AnswerProps) {
  if (step.at_once)
    return (
      <AnswerAtOnce
        contract={contract.hashid}
        step={step}
        onDone={onDone}
        wrong={
          <Button variant="outlined" href="#tijdlijn" onClick={(event) => showSection(event, 'tijdlijn')}>
            {text.yearWrong}
          </Button>
        }
      />
    );
  if (step.kind === 'sign')
    return (
      <Button variant="contained" component={Link} to={signingPath(step.hashid ?? '')}>
        {text.verbs.sign}
      </Button>
    );
  if (step.kind === 'send')
    return (
      <Button variant="contained" onClick={onAsk}>
        {text.verbs.send}
      </Button>
    );
  return (
    <Button variant="contained" href="#betalingen" onClick={(event) => showSection(event, 'betalingen')}>
      {step.kind === 'confirm' ? text.confirmThere : text.verbs[step.kind]}
    </Button>
  );
}

/** On top of a contract: what of it waits for the reader. A proposal, and whether it is right, is answered where it stands, on top too. */
export function NextStepHere({ contract }: { contract: ContractDetail }) {
  const place = useRef<HTMLDivElement>(null);
  const [asking, setAsking] = useState(false);
  const step = contract.next;
  return (
    // What was answered is gone: the focus stays here, at what comes next.
    <Box ref={place} tabIndex={-1} sx={{ outline: 'none' }}>
      {step && step.kind !== 'answer' && step.kind !== 'recognise' && (
        <NextStepCard
          key={`${step.kind} ${step.hashid}`}
          step={step}
          button={
            <Answer
              contract={contract}
              step={step}
              onAsk={() => setAsking(true)}
              onDone={() => place.current?.focus()}
            />
          }
        />
      )}
      {asking && (
        <Suspense fallback={null}>
          <AskDialog contract={contract} onClose={() => setAsking(false)} />
        </Suspense>
      )}
    </Box>
  );
}
