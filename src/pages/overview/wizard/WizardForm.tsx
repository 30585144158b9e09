import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useEffect, useMemo, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import type { Contract } from '../../../../domain/wire/contract.ts';
import { contractDraftKey } from '../../../components/contractDraft.ts';
import { FromFirstDay } from '../../../components/agreement/FromFirstDay.tsx';
import { useStillHere } from '../../../components/useStillHere.ts';
import { useToday } from '../../../components/useToday.ts';
import { Form } from '../../../forms/Form.tsx';
import { DayField } from '../../../forms/DayField.tsx';
import { DraftNotice } from '../../../forms/DraftNotice.tsx';
import { ruledBy } from '../../../forms/schema/fields.ts';
import { SubmitButton } from '../../../forms/SubmitButton.tsx';
import { useDraft } from '../../../forms/useDraft.ts';
import { useFormValues } from '../../../forms/useFormValues.ts';
import { useAppSelector } from '../../../store/hooks.ts';
import { useSaveContractMutation } from '../../../store/modules/contracts/contractsApi.ts';
import { useGetContractLifecycleQuery, useProposeMutation } from '../../../store/modules/contracts/proposalsApi.ts';
import { selectCurrentUser, selectMayManage } from '../../../store/modules/user/userSlice.ts';
import { paths } from '../../../paths.ts';
import { proposalsText } from '../../../text/proposals.ts';
import { wizardText as text } from '../../../text/wizard.ts';
import { CheckStep } from './CheckStep.tsx';
import { ClausesStep } from './ClausesStep.tsx';
import { KindStep } from './KindStep.tsx';
import { PeopleStep } from './PeopleStep.tsx';
import { OvertakenContract } from './OvertakenContract.tsx';
import { StepHeading } from './StepHeading.tsx';
import { TermsStep } from './TermsStep.tsx';
import { isByPlan, STEPS, wizardAt, wizardDone, type Step } from './wizardAddress.ts';
import { forgetReckoned, withReckoned } from './reckoned.ts';
import { reachableStep, stepErrors } from './wizardRules.ts';
import { beganOn, fromContract, newContract, toDraft, type WizardValues } from './wizardValues.ts';

/** Reports the values to the wizard, so that going back and forth through the steps loses nothing. */
function Follow({ onValues }: { onValues: (values: WizardValues) => void }) {
  const { values } = useFormValues<WizardValues>();
  useEffect(() => onValues(values), [values, onValues]);
  return null;
}

/** Visible at every step, with the content scrolling below it; on a low screen it would hide the content. */
const FOOTER = {
  display: 'flex',
  justifyContent: 'space-between',
  gap: 2,
  py: 2,
  '@media (min-height: 480px)': {
    position: 'sticky',
    // Over the padding of the dialog.
    bottom: '-24px',
    mx: { xs: -2, sm: -3 },
    px: { xs: 2, sm: 3 },
    zIndex: 2,
    // The background of a dialog (app/theme/components.ts).
    bgcolor: 'var(--mui-palette-surface-raised)',
    borderTop: 1,
    borderColor: 'divider',
    // The focused element stays above it (WCAG 2.4.11).
    '.MuiDialogContent-root:has(&)': { scrollPaddingBottom: '96px' },
  },
} as const;

interface WizardFormProps {
  asked: Step;
  /** The contract that is changed; absent for a new one. */
  edited?: Contract | undefined;
  /** The initial values of a new one. */
  origin?: WizardValues['origin'];
}

/** The five steps, each a form of its own over the same values; the values are kept as a draft until saved. */
export function WizardForm({ asked, edited: opened, origin = 'new' }: WizardFormProps) {
  // As it was when opened: a version that arrives meanwhile must not be overwritten with a draft of this one.
  const [edited, setEdited] = useState(opened);
  const today = useToday();
  const me = useAppSelector(selectCurrentUser)?.hashid ?? '';
  const own = useAppSelector(selectMayManage) ? null : me;
  const blank = useMemo(() => {
    if (edited) return fromContract(edited, today, own);
    const plain = newContract(today, own);
    return origin === 'existing' ? { ...plain, ...beganOn(origin, plain, today) } : plain;
  }, [edited, today, own, origin]);
  const [reckoned] = useState(() => (edited || origin === 'existing' ? null : withReckoned(blank, today)));
  const initial = reckoned?.values ?? blank;
  const draft = useDraft<WizardValues>(contractDraftKey(me, edited?.hashid), initial, edited?.version);
  const [values, setValues] = useState(draft.values);
  const [found, setFound] = useState(draft.found);
  const [started, setStarted] = useState(0);
  const [query, setQuery] = useSearchParams();
  const navigate = useNavigate();
  const stillHere = useStillHere();
  const [save] = useSaveContractMutation();
  const [propose] = useProposeMutation();
  // A signed contract is not edited: changes are proposed (docs/contract-life.md).
  const signed = edited !== undefined && edited.contract.signed_date !== null;
  const { currentData: lifecycle } = useGetContractLifecycleQuery(edited?.hashid ?? '', { skip: !signed });
  const onPaper = lifecycle?.agrees === 'on_paper';

  const step = reachableStep(asked, values, today, edited);
  useEffect(() => {
    // Else the next step would come as soon as this one is filled in, while the person is still typing.
    if (step !== asked) setQuery(wizardAt(query, step), { replace: true });
  }, [step, asked, query, setQuery]);
  const index = STEPS.indexOf(step);
  const following = STEPS[index + 1];
  const previous = STEPS[index - 1];
  const schema = useMemo(
    () => ruledBy((filledIn: WizardValues) => stepErrors(step, filledIn, today, edited)),
    [step, today, edited],
  );

  async function submit(filledIn: WizardValues): Promise<void> {
    if (following) {
      setQuery(wizardAt(query, following));
      return;
    }
    if (edited && signed) {
      const { hashid: contract, version } = edited;
      const content = { kind: 'terms', draft: toDraft(filledIn, edited) } as const;
      // A draft may hold one from before the other side got a login.
      const paper_date = (onPaper && filledIn.paper_date) || undefined;
      await propose({
        contract,
        draft: { version, content, ...(paper_date !== undefined && { paper_date }) },
        done:
          paper_date !== undefined
            ? proposalsText.recorded
            : lifecycle?.changes_by_signing
              ? proposalsText.signed.proposed
              : proposalsText.proposed,
      }).unwrap();
      draft.clear();
      if (stillHere()) await navigate(paths.lening(contract), { replace: true });
      return;
    }
    const saved = await save(toDraft(filledIn, edited)).unwrap();
    draft.clear();
    forgetReckoned();
    if (stillHere()) await navigate({ search: wizardDone(query, saved.hashid).toString() }, { replace: true });
  }
  function goOnWith(newest: Contract, whose: 'theirs' | 'mine'): void {
    if (whose === 'theirs') {
      draft.clear();
      setFound('nothing');
      setValues(fromContract(newest, today, own));
    }
    setEdited(newest);
    setStarted(started + 1);
  }
  function startOver(): void {
    draft.clear();
    forgetReckoned();
    setFound('nothing');
    setValues(blank);
    setStarted(started + 1);
    setQuery(wizardAt(query, edited ? 'afspraken' : 'soort'), { replace: true });
  }

  return (
    <>
      <StepHeading key={step}>{text.step(index + 1, STEPS.length, text.steps[step])}</StepHeading>
      <Box sx={{ '&:not(:empty)': { mb: 3 } }}>
        <DraftNotice found={found} restored={isByPlan(query) ? text.byPlan : undefined} onStartOver={startOver} />
        {found === 'nothing' && reckoned !== null && started === 0 && (
          <Alert severity="info">
            {[text.reckoned, ...reckoned.beside].map((line) => (
              <div key={line}>{line}</div>
            ))}
          </Alert>
        )}
      </Box>
      {/* Only the last step ends the draft: until then every step keeps it. */}
      <Form
        key={`${step}.${started}`}
        initialValues={values}
        schema={schema}
        onSubmit={submit}
        draft={{ ...draft, values, clear: () => undefined }}
      >
        <Follow onValues={setValues} />
        {!following && opened && edited && opened.version !== edited.version && (
          <OvertakenContract
            theirs={toDraft(fromContract(opened, today, own), opened)}
            mine={toDraft(values, opened)}
            onTheirs={() => goOnWith(opened, 'theirs')}
            onMine={() => goOnWith(opened, 'mine')}
          />
        )}
        {step === 'soort' && <KindStep />}
        {step === 'wie' && <PeopleStep />}
        {step === 'afspraken' && <TermsStep asksSigned={!signed && own === null} />}
        {step === 'voorwaarden' && <ClausesStep />}
        {step === 'controleren' && <CheckStep draft={toDraft(values, edited)} />}
        {!following && edited && signed && <FromFirstDay contract={edited} draft={toDraft(values, edited)} />}
        {!following && signed && lifecycle?.changes_by_signing && (
          <Alert severity="info">{proposalsText.signed.before}</Alert>
        )}
        {!following && onPaper && (
          <DayField name="paper_date" label={proposalsText.paperField} hint={proposalsText.paperHint} optional />
        )}
        <Box sx={FOOTER}>
          {previous ? <Button onClick={() => setQuery(wizardAt(query, previous))}>{text.back}</Button> : <span />}
          <SubmitButton>
            {following ? text.next : signed ? proposalsText.propose : edited ? text.saveChanges : text.save}
          </SubmitButton>
        </Box>
      </Form>
    </>
  );
}
