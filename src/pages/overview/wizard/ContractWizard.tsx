import { useSearchParams } from 'react-router-dom';
import { PageDialog } from '../../../components/PageDialog.tsx';
import { useAppSelector } from '../../../store/hooks.ts';
import { selectContracts } from '../../../store/modules/contracts/contractsSlice.ts';
import { selectCurrentUser } from '../../../store/modules/user/userSlice.ts';
import { wizardText as text } from '../../../text/wizard.ts';
import { DoneStep } from './DoneStep.tsx';
import { OwnBirthdate } from './OwnBirthdate.tsx';
import { wizardClosed, wizardPlace } from './wizardAddress.ts';
import { WizardForm } from './WizardForm.tsx';

/**
 * The dialog in which a contract is made or changed (docs/screens.md 4.1): full screen on a phone, its place in the
 * address.
 */
export function ContractWizard() {
  const [query, setQuery] = useSearchParams();
  const contracts = useAppSelector(selectContracts);
  const me = useAppSelector(selectCurrentUser);
  const { editing, step, origin, saved } = wizardPlace(query);
  const find = (hashid: string | null) => contracts.find((contract) => contract.hashid === hashid);
  const edited = find(editing);
  const done = find(saved);
  const close = () => setQuery(wizardClosed(query));

  // The list is still loading, or the contract is gone; or the reader, with their draft and side, is not known yet.
  if (me === null || (editing !== null && !edited) || (saved !== null && !done)) return null;
  const title = done ? text.doneTitle : edited ? text.editTitle : text.newTitle;
  return (
    <PageDialog open title={title} closeLabel={text.close} onClose={close} wide>
      {done ? (
        <DoneStep contract={done} />
      ) : me.birthdate === null ? (
        <OwnBirthdate me={me} />
      ) : (
        <WizardForm asked={step} edited={edited} origin={origin} key={editing ?? 'nieuw'} />
      )}
    </PageDialog>
  );
}
