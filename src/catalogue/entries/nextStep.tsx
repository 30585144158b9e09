import Button from '@mui/material/Button';
import { AnswerAtOnce } from '../../components/nextStep/AnswerAtOnce.tsx';
import { ConfirmButton } from '../../components/nextStep/ConfirmButton.tsx';
import { NextStepCard } from '../../components/nextStep/NextStepCard.tsx';
import { PaidTogether } from '../../components/nextStep/PaidTogether.tsx';
import { TopCard } from '../../components/nextStep/TopCard.tsx';
import { YearAnswer } from '../../components/nextStep/YearAnswer.tsx';
import type { NextStep } from '../../../domain/wire/nextStep.ts';
import { aLoan } from '../../store/test/family.ts';
import type { Entry } from '../entry.ts';
import { LONG_TEXT } from '../samples.ts';

const nothing = () => undefined;
const reported: NextStep = {
  kind: 'confirm',
  hashid: 'p1',
  date: '2026-11-01',
  amount: 58_924,
  by: 'Sanne',
  at_once: true,
};
const soon: NextStep = { kind: 'soon', hashid: null, date: '2026-12-01', amount: 58_924, by: null, at_once: false };
const late: NextStep = { ...soon, kind: 'late', date: '2026-11-01' };
const year: NextStep = { ...reported, kind: 'year', hashid: null, date: '2025-12-31', amount: 707_088, by: null };

/** Components that say what waits for the reader. */
export const nextStepEntries: readonly Entry[] = [
  {
    file: 'components/nextStep/AnswerAtOnce.tsx',
    states: {
      betaling: <AnswerAtOnce contract="een" step={reported} elsewhere={null} onDone={nothing} />,
      jaar: <AnswerAtOnce contract="een" step={year} elsewhere="/lening/een" onDone={nothing} />,
    },
  },
  {
    file: 'components/nextStep/ConfirmButton.tsx',
    states: { gewoon: <ConfirmButton contract="een" step={reported} onDone={nothing} /> },
  },
  {
    file: 'components/nextStep/NextStepCard.tsx',
    wide: true,
    states: {
      // A page has one: its landmark has the same name each time. TopCard, of which it is made, has more looks.
      'te laat': (
        <NextStepCard
          step={late}
          button={<Button variant="contained">Betaling invoeren</Button>}
          more={<Button size="small">Nog 2 punten</Button>}
        >
          Annuïteitenlening van Jan de Vries
        </NextStepCard>
      ),
    },
  },
  {
    file: 'components/nextStep/PaidTogether.tsx',
    states: {
      'twee op een dag': (
        <PaidTogether
          waiting={[
            { contract: aLoan('een', '2026-01-01', 2_500_000), step: soon },
            { contract: aLoan('twee', '2026-01-01', 1_000_000), step: { ...soon, amount: 21_500 } },
          ]}
        />
      ),
    },
  },
  {
    file: 'components/nextStep/TopCard.tsx',
    wide: true,
    states: {
      gewoon: (
        <TopCard
          title="Wat nu aan de beurt is"
          sentence="Sanne betaalde € 589,24 op 1 november 2026. Klopt dat?"
          button={<ConfirmButton contract="een" step={reported} onDone={nothing} />}
        />
      ),
      'lange tekst, met andere wegen': (
        <TopCard
          title="Wat je nu kunt doen"
          sentence={LONG_TEXT}
          button={<Button variant="contained">Laat ondertekenen</Button>}
          others={<Button>Onderteken op papier</Button>}
        />
      ),
    },
  },
  {
    file: 'components/nextStep/YearAnswer.tsx',
    states: {
      'op de pagina van de lening': <YearAnswer contract="een" step={year} elsewhere={null} onDone={nothing} />,
      'op het overzicht': <YearAnswer contract="een" step={year} elsewhere="/lening/een" onDone={nothing} />,
    },
  },
];
