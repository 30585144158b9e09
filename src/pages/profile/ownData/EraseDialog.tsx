import { useState } from 'react';
import type { ErasureAnswer } from '../../../../domain/wire/profile.ts';
import { PageDialog } from '../../../components/PageDialog.tsx';
import { useAppDispatch, useAppSelector } from '../../../store/hooks.ts';
import { currentUserChanged } from '../../../store/modules/user/familyChanged.ts';
import { selectCurrentUser } from '../../../store/modules/user/userSlice.ts';
import { eraseText as text, profileText } from '../../../text/profile.ts';
import { EraseAsked } from './EraseAsked.tsx';
import { EraseForm } from './EraseForm.tsx';

/** Asks for erasure, and says when it is done, what goes and what stays. Until then nothing changes. */
export function EraseDialog({ onClose }: { onClose: () => void }) {
  const [answer, setAnswer] = useState<ErasureAnswer | null>(null);
  const dispatch = useAppDispatch();
  const current = useAppSelector(selectCurrentUser);
  const elsewhere = (current?.families.length ?? 1) > 1;
  const close = () => {
    if (answer && current) dispatch(currentUserChanged({ ...current, erased_on: answer.on }));
    onClose();
  };
  return (
    <PageDialog
      open
      title={answer ? text.askedTitle : text.title}
      onClose={close}
      closeLabel={answer ? text.close : profileText.cancel}
    >
      {answer ? (
        <EraseAsked answer={answer} onClose={close} />
      ) : (
        <EraseForm elsewhere={elsewhere} onAsked={setAnswer} onCancel={onClose} />
      )}
    </PageDialog>
  );
}
