import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { checkWhatIfName, cleanWhatIfName } from '../../../../domain/loans/keptWhatIf.ts';
import type { Tried, WhatIf, WhatIfs } from '../../../../domain/wire/whatIf.ts';
import { PageDialog } from '../../../components/PageDialog.tsx';
import { Form } from '../../../forms/Form.tsx';
import { form, text as textField } from '../../../forms/schema/fields.ts';
import { SubmitButton } from '../../../forms/SubmitButton.tsx';
import { TextField } from '../../../forms/TextField.tsx';
import { useKeepWhatIfMutation, useRenameWhatIfMutation } from '../../../store/modules/contracts/whatIfsApi.ts';
import { tryOutFormText } from '../../../text/loanTryOutForm.ts';

const { keep: text } = tryOutFormText;

/** The try-out to be named: the current values, or a saved one that is renamed. */
export type Naming = { tried: Tried } | { renamed: WhatIf };

interface WhatIfNameProps {
  contract: string;
  naming: Naming;
  /** The saved try-outs of this loan: their names are taken. */
  kept: WhatIfs;
  onClose: () => void;
}

/** Asks for the name of a try-out, and saves it. */
export function WhatIfName({ contract, naming, kept, onClose }: WhatIfNameProps) {
  const [keep] = useKeepWhatIfMutation();
  const [rename] = useRenameWhatIfMutation();
  const renamed = 'renamed' in naming ? naming.renamed : null;
  const [schema] = useState(() => {
    const others = kept.filter(({ hashid }) => hashid !== renamed?.hashid).map(({ name }) => name);
    return form({ name: textField((value) => checkWhatIfName(value, others)) });
  });
  const title = renamed ? text.renameTitle : text.title;
  async function submit({ name }: { name: string }): Promise<void> {
    const clean = cleanWhatIfName(name);
    if ('renamed' in naming)
      await rename({ contract, hashid: naming.renamed.hashid, name, done: text.renamed(clean) }).unwrap();
    else await keep({ contract, name, tried: naming.tried, done: text.saved(clean) }).unwrap();
    onClose();
  }
  return (
    <PageDialog open title={title} onClose={onClose}>
      <Form initialValues={{ name: renamed?.name ?? '' }} schema={schema} onSubmit={submit} label={title}>
        <TextField name="name" label={text.name} hint={text.nameHint} autoComplete="off" />
        <Stack direction="row" spacing={1.5} useFlexGap sx={{ flexWrap: 'wrap' }}>
          <SubmitButton>{text.submit}</SubmitButton>
          <Button onClick={onClose}>{text.cancel}</Button>
        </Stack>
      </Form>
    </PageDialog>
  );
}
