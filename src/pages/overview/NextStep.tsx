import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MuiLink from '@mui/material/Link';
import { useRef } from 'react';
import { Link } from 'react-router-dom';
import { contractTypeName } from '../../../domain/contracts/names.ts';
import { fullNames } from '../../../domain/names/name.ts';
import { inOrder, type Waiting } from '../../../domain/nextStep/order.ts';
import { AnswerAtOnce } from '../../components/nextStep/AnswerAtOnce.tsx';
import { NextStepCard } from '../../components/nextStep/NextStepCard.tsx';
import { signingPath } from '../../components/nextStep/signingPath.ts';
import { paths } from '../../paths.ts';
import { useAppSelector } from '../../store/hooks.ts';
import { selectContracts } from '../../store/modules/contracts/contractsSlice.ts';
import { nextStepText as text } from '../../text/nextStep.ts';

/** Answers it here where one press does, and else leads to where it is answered. */
function Answer({ waiting: { contract, step }, onDone }: { waiting: Waiting; onDone: () => void }) {
  if (step.at_once)
    return (
      <AnswerAtOnce
        contract={contract.hashid}
        step={step}
        onDone={onDone}
        wrong={
          <Button variant="outlined" component={Link} to={paths.lening(contract.hashid)}>
            {text.yearWrong}
          </Button>
        }
      />
    );
  const to = step.kind === 'sign' ? signingPath(step.hashid ?? '') : paths.lening(contract.hashid);
  return (
    <Button variant="contained" component={Link} to={to}>
      {step.kind === 'confirm' ? text.confirmThere : text.verbs[step.kind]}
    </Button>
  );
}

/** Of all contracts the thing that most waits for the reader; nothing where nothing does. */
export function NextStep() {
  const [first, ...others] = inOrder(useAppSelector(selectContracts));
  const place = useRef<HTMLDivElement>(null);
  return (
    // What was answered is gone: the focus stays here, at what comes next.
    <Box ref={place} tabIndex={-1} sx={{ outline: 'none' }}>
      {first && (
        <NextStepCard
          key={`${first.contract.hashid} ${first.step.kind} ${first.step.hashid} ${first.step.date}`}
          step={first.step}
          button={<Answer waiting={first} onDone={() => place.current?.focus()} />}
          more={
            others.length > 0 && (
              <MuiLink component={Link} to={paths.meldingen} aria-label={text.moreAbout(others.length)}>
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
            {text.contract(
              contractTypeName(first.contract.type),
              fullNames(first.contract.parties.from),
              fullNames(first.contract.parties.to),
            )}
          </MuiLink>
        </NextStepCard>
      )}
    </Box>
  );
}
