import { useState } from 'react';
import type { ErasureAnswer } from '../../../../domain/wire/profile.ts';
import { PageDialog } from '../../../components/PageDialog.tsx';
import { useAppDispatch, useAppSelector } from '../../../store/hooks.ts';
import { familyLeft, signOutAsked } from '../../../store/modules/session/sessionSlice.ts';
import { selectCurrentUser } from '../../../store/modules/user/userSlice.ts';
import { eraseText as text, profileText } from '../../../text/profile.ts';
import { Erased } from './Erased.tsx';
import { EraseForm } from './EraseForm.tsx';

/**
 * Asks for erasure, and says what is gone and what stays. Once it is done there is no way but out, or to another
 * family.
 */
export function EraseDialog({ onClose }: { onClose: () => void }) {
  const dispatch = useAppDispatch();
  const [answer, setAnswer] = useState<ErasureAnswer | null>(null);
  const elsewhere = (useAppSelector(selectCurrentUser)?.families.length ?? 1) > 1;
  const leave = () => dispatch(elsewhere ? familyLeft() : signOutAsked());
  return (
    <PageDialog
      open
      title={answer ? text.doneTitle : text.title}
      onClose={answer ? leave : onClose}
      closeLabel={answer ? text.leave : profileText.cancel}
    >
      {answer ? (
        <Erased answer={answer} elsewhere={elsewhere} onLeave={leave} />
      ) : (
        <EraseForm elsewhere={elsewhere} onErased={setAnswer} onCancel={onClose} />
      )}
    </PageDialog>
  );
}
