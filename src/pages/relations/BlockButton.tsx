import Button from '@mui/material/Button';
import { useState } from 'react';
import type { Relation } from '../../../domain/wire/user.ts';
import { ConfirmDialog } from '../../components/ConfirmDialog.tsx';
import { useBlockRelationMutation } from '../../store/modules/user/userApi.ts';
import { relationsText as text } from '../../text/relations.ts';

/** Blokkeren: asks first, because the person notices. */
export function BlockButton({ relation, onBlocked }: { relation: Relation; onBlocked: () => void }) {
  const [asking, setAsking] = useState(false);
  const [block, { isLoading }] = useBlockRelationMutation();

  async function confirm(): Promise<void> {
    const answer = await block({ hashid: relation.hashid, done: text.blocked(relation.firstname) });
    setAsking(false);
    if (!answer.error) onBlocked();
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
