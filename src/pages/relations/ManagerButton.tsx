import Button from '@mui/material/Button';
import { useState } from 'react';
import type { Relation } from '../../../domain/wire/user.ts';
import { ConfirmDialog } from '../../components/ConfirmDialog.tsx';
import { VisuallyHidden } from '../../components/VisuallyHidden.tsx';
import { useGiveManagementMutation, useTakeManagementMutation } from '../../store/modules/user/familyApi.ts';
import { accessText as text } from '../../text/access.ts';
import { claimsText } from '../../text/claims.ts';
import { aboveTheRow } from './RowAction.tsx';

/** Another person is asked first: only people with a login manage. */
const taking = {
  ...text.take,
  text: (name: string) => `${text.take.text(name)} ${claimsText.firstAsked(name)}`,
  done: claimsText.recorded,
};

/** Makes somebody a manager of the family, or ends that; asks for confirmation, because everybody is notified. */
export function ManagerButton({ relation, isMe }: { relation: Relation; isMe: boolean }) {
  const [asking, setAsking] = useState(false);
  const [give, giving] = useGiveManagementMutation();
  const [take, taking] = useTakeManagementMutation();
  const words = wordsFor(relation, isMe);
  // While the question closes its text stays the same, though the list is already updated.
  const [asked, setAsked] = useState(words);

  async function confirm(): Promise<void> {
    await (asked.gives ? give : take)({ hashid: relation.hashid, done: asked.done });
    setAsking(false);
  }
  return (
    <>
      <Button
        size="small"
        onClick={() => {
          setAsked(words);
          setAsking(true);
        }}
        sx={aboveTheRow}
      >
        {words.action}
        <VisuallyHidden>{words.whom}</VisuallyHidden>
      </Button>
      <ConfirmDialog
        open={asking}
        harmless={asked.gives}
        title={asked.title}
        text={asked.text}
        verb={asked.action}
        busy={giving.isLoading || taking.isLoading}
        onConfirm={() => void confirm()}
        onCancel={() => setAsking(false)}
      />
    </>
  );
}

function wordsFor({ firstname: name, manages }: Relation, isMe: boolean) {
  if (isMe) return { ...text.leave, whom: '', gives: false };
  const { action, title, text: consequence, done } = manages ? taking : text.give;
  return {
    action,
    whom: manages ? text.take.of(name) : text.give.to(name),
    title: title(name),
    text: consequence(name),
    done: done(name),
    gives: !manages,
  };
}
