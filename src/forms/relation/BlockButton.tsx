import Button from '@mui/material/Button';
import { useState } from 'react';
import { countingOf } from '../../../domain/relations/counting.ts';
import type { Relation } from '../../../domain/wire/user.ts';
import { ConfirmDialog } from '../../components/ConfirmDialog.tsx';
import { useBlockRelationMutation, useUnblockRelationMutation } from '../../store/modules/user/familyApi.ts';
import { blockText as text } from '../../text/block.ts';
import { claimsText } from '../../text/claims.ts';
import { isInvited } from './isInvited.ts';

/** Blokkeren (R-3.8), or its undo: asks for confirmation, because the person notices. */
export function BlockButton({ relation, onDone }: { relation: Relation; onDone: () => void }) {
  const { hashid, firstname, blocked } = relation;
  const [asking, setAsking] = useState(false);
  const [block, blocking] = useBlockRelationMutation();
  const [unblock, unblocking] = useUnblockRelationMutation();
  const { action, title, done } = blocked ? text.unblock : text.block;
  const asksFirst = !blocked && countingOf(relation) === 'claim';

  async function confirm(): Promise<void> {
    const answer = await (blocked ? unblock : block)({
      hashid,
      done: asksFirst ? claimsText.recorded(firstname) : done(firstname),
    });
    setAsking(false);
    if (!answer.error) onDone();
  }
  return (
    <>
      <Button
        color={blocked ? 'inherit' : 'error'}
        variant={blocked ? 'outlined' : 'text'}
        onClick={() => setAsking(true)}
      >
        {action}
      </Button>
      <ConfirmDialog
        open={asking}
        harmless={blocked}
        title={title(firstname)}
        text={
          blocked
            ? afterwards(relation)
            : `${text.block.text(firstname)}${asksFirst ? ` ${claimsText.firstAsked(firstname)}` : ''}`
        }
        verb={action}
        busy={blocking.isLoading || unblocking.isLoading}
        onConfirm={() => void confirm()}
        onCancel={() => setAsking(false)}
      />
    </>
  );
}

/** The consequences of letting somebody in again. */
function afterwards(relation: Relation): string {
  const { firstname, email, sub } = relation;
  if (sub !== null) return text.unblock.withLogin(firstname);
  return isInvited({ ...relation, blocked: false })
    ? text.unblock.invited(firstname, email)
    : text.unblock.withoutLogin(firstname);
}
