import { useState } from 'react';
import type { ErasureAnswer } from '../../../../domain/wire/profile.ts';
import { PageDialog } from '../../../components/PageDialog.tsx';
import { useAppDispatch } from '../../../store/hooks.ts';
import { signOutAsked } from '../../../store/modules/session/sessionSlice.ts';
import { eraseText as text, profileText } from '../../../text/profile.ts';
import { Erased } from './Erased.tsx';
import { EraseForm } from './EraseForm.tsx';

/** Asks for erasure, and says what is gone and what stays. Once it is done there is no way but out. */
export function EraseDialog({ onClose }: { onClose: () => void }) {
  const dispatch = useAppDispatch();
  const [answer, setAnswer] = useState<ErasureAnswer | null>(null);
  const leave = () => dispatch(signOutAsked());
  return (
    <PageDialog
      open
      title={answer ? text.doneTitle : text.title}
      onClose={answer ? leave : onClose}
      closeLabel={answer ? text.leave : profileText.cancel}
    >
      {answer ? <Erased answer={answer} onLeave={leave} /> : <EraseForm onErased={setAnswer} onCancel={onClose} />}
    </PageDialog>
  );
}
