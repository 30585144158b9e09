import Button from '@mui/material/Button';
import { useState } from 'react';
import type { Relation } from '../../../domain/wire/user.ts';
import { ConfirmDialog } from '../../components/ConfirmDialog.tsx';
import { useAppDispatch } from '../../store/hooks.ts';
import { toastShown } from '../../store/modules/toast/toastSlice.ts';
import { useBlockRelationMutation } from '../../store/modules/user/userApi.ts';
import { relationsText as text } from '../../text/relations.ts';

/** Blokkeren: asks first, because the person notices. */
export function BlockButton({ relation, onBlocked }: { relation: Relation; onBlocked: () => void }) {
  const dispatch = useAppDispatch();
  const [asking, setAsking] = useState(false);
  const [block, { isLoading }] = useBlockRelationMutation();

  async function confirm(): Promise<void> {
    const answer = await block(relation.hashid);
    setAsking(false);
    if (answer.error) return;
    dispatch(toastShown({ kind: 'success', text: text.blocked(relation.firstname) }));
    onBlocked();
  }
  return (
    <>
      <Button color="error" onClick={() => setAsking(true)}>
        {text.block}
      </Button>
      <ConfirmDialog
        open={asking}
        title={text.blockTitle(relation.firstname)}
        text={text.blockConsequence(relation.firstname)}
        verb={text.block}
        busy={isLoading}
        onConfirm={() => void confirm()}
        onCancel={() => setAsking(false)}
      />
    </>
  );
}
