import { useState } from 'react';
import { ConfirmDialog } from '../../../components/ConfirmDialog.tsx';
import { ReasonField } from '../../../components/ReasonField.tsx';
import { changesText } from '../../../text/loanPayments.ts';

const text = changesText.timeline;

interface UndoQuestionProps {
  /** The record being taken back, with its amount and its day, and the consequences. */
  what: string;
  verb: string;
  /** Whether the others read why. */
  asksWhy?: boolean;
  busy: boolean;
  onConfirm: (why: string) => void;
  onCancel: () => void;
}

/** Asks before a record is taken back, and why. */
export function UndoQuestion({ what, verb, asksWhy = true, busy, onConfirm, onCancel }: UndoQuestionProps) {
  const [why, setWhy] = useState('');
  return (
    <ConfirmDialog
      open
      title={text.undoTitle}
      text={what}
      verb={verb}
      busy={busy}
      extra={asksWhy && <ReasonField label={text.undoWhy} hint={text.undoWhyHint} value={why} onChange={setWhy} />}
      onConfirm={() => onConfirm(why.trim())}
      onCancel={onCancel}
    />
  );
}
