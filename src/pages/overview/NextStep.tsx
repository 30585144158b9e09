import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MuiLink from '@mui/material/Link';
import { useRef } from 'react';
import { Link } from 'react-router-dom';
import { contractTitle } from '../../../domain/contracts/names.ts';
import { inOrder, type Waiting } from '../../../domain/nextStep/order.ts';
import { stepButton } from '../../../domain/nextStep/words.ts';
import { AnswerAtOnce } from '../../components/nextStep/AnswerAtOnce.tsx';
import { NextStepCard } from '../../components/nextStep/NextStepCard.tsx';
import { PaidTogether } from '../../components/nextStep/PaidTogether.tsx';
import { signingPath } from '../../components/nextStep/signingPath.ts';
import { paths } from '../../paths.ts';
import { useAppSelector } from '../../store/hooks.ts';
import { selectContracts } from '../../store/modules/contracts/contractsSlice.ts';
import { nextStepText as text } from '../../text/nextStep.ts';

/** Answers it here if one press is enough, and otherwise links to where it is answered. */
function Answer({ waiting: { contract, step }, onDone }: { waiting: Waiting; onDone: () => void }) {
  if (step.at_once)
    return (
      <AnswerAtOnce contract={contract.hashid} step={step} onDone={onDone} elsewhere={paths.lening(contract.hashid)} />
    );
  const to = step.kind === 'sign' ? signingPath(step.hashid ?? '') : paths.lening(contract.hashid);
  return (
    <Button variant="contained" component={Link} to={to}>
      {stepButton(step.kind)}
    </Button>
  );
}

/** The most urgent step of all contracts for the reader; empty if there is none. */
export function NextStep() {
  const waiting = inOrder(useAppSelector(selectContracts));
  const [first, ...others] = waiting;
  const place = useRef<HTMLDivElement>(null);
  return (
    // The answered step is gone: the focus stays here, at the next one.
    <Box ref={place} tabIndex={-1} sx={{ outline: 'none' }}>
      {first && (
        <NextStepCard
          key={`${first.contract.hashid} ${first.step.kind} ${first.step.hashid} ${first.step.date}`}
          step={first.step}
          button={<Answer waiting={first} onDone={() => place.current?.focus()} />}
          more={
            others.length > 0 && (
              <MuiLink
                component={Link}
                to={paths.meldingen}
                aria-label={text.moreAbout(others.length)}
                sx={{ display: 'inline-flex', alignItems: 'center', minHeight: 44, my: -1 }}
              >
                {text.more(others.length)}
              </MuiLink>
            )
          }
        >
          <MuiLink
            component={Link}
            to={paths.lening(first.contract.hashid)}
            color="inherit"
            sx={{ display: 'inline-block', mt: 0.5 }}
          >
            {contractTitle(first.contract)}
          </MuiLink>
          <PaidTogether waiting={waiting} />
        </NextStepCard>
      )}
    </Box>
  );
}
