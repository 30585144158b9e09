import { type ComponentProps, useState } from 'react';
import { DraftNotice } from './DraftNotice.tsx';
import { Form } from './Form.tsx';
import { useDraft } from './useDraft.ts';

interface KeptFormProps<Values extends object> extends Omit<ComponentProps<typeof Form<Values>>, 'draft'> {
  /** The key of its draft, as of `useDraft`; who closes the form forgets it (`forgetDraft`). */
  keptAs: string;
  /** What it is typed over: a draft over another one does not come back. */
  base: unknown;
}

/** A short form whose values are there again after a reload or a login, as those of the long forms are. */
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
