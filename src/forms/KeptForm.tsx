import { type ComponentProps, useState } from 'react';
import { DraftNotice } from './DraftNotice.tsx';
import { Form } from './Form.tsx';
import { useDraft } from './useDraft.ts';

interface KeptFormProps<Values extends object> extends Omit<ComponentProps<typeof Form<Values>>, 'draft'> {
  /** The key of its draft, as in `useDraft`; closing the form forgets it (`forgetDraft`). */
  keptAs: string;
  /** The original that is edited: a draft over another one is not restored. */
  base: unknown;
}

/** A short form whose values survive a reload or a login, like those of the long forms. */
export function KeptForm<Values extends object>(props: KeptFormProps<Values>) {
  const [round, setRound] = useState(0);
  return <Kept key={round} {...props} onStartOver={() => setRound(round + 1)} />;
}

function Kept<Values extends object>({
  keptAs,
  base,
  children,
  onStartOver,
  ...form
}: KeptFormProps<Values> & { onStartOver: () => void }) {
  const kept = useDraft(keptAs, form.initialValues, base);
  const startOver = () => {
    kept.clear();
    onStartOver();
  };
  return (
    <Form {...form} draft={kept}>
      <DraftNotice found={kept.found} onStartOver={startOver} />
      {children}
    </Form>
  );
}
