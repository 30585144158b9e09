import { useState } from 'react';
import type { AdviserKey } from '../../../domain/wire/adviserLink.ts';
import { CalmPage } from '../../components/CalmPage.tsx';
import { Page } from '../../components/Page.tsx';
import { useHashToken } from '../../components/useHashToken.ts';
import { Form } from '../../forms/Form.tsx';
import { form, needed, text as typed } from '../../forms/schema/fields.ts';
import { SubmitButton } from '../../forms/SubmitButton.tsx';
import { TextField } from '../../forms/TextField.tsx';
import { useOpenAdviserLinkMutation } from '../../store/modules/adviserLinks/adviserLinksApi.ts';
import { adviserLinksText } from '../../text/adviserLinks.ts';
import { ReadAlong } from './ReadAlong.tsx';

const { page: text } = adviserLinksText;
const schema = form({ code: typed(needed(text.noCode)) });

/** /inzage, open to all: the contents of a link, with its code. The token is after the #, which no server sees. */
export function AdviserPage() {
  const { token } = useHashToken('');
  const [key, setKey] = useState<AdviserKey | null>(null);
  const [open, { data }] = useOpenAdviserLinkMutation();
  if (token === '')
    return (
      <CalmPage scene="letter" title={text.noToken} actions={null}>
        <p>{text.noTokenText}</p>
      </CalmPage>
    );
  if (data && key) return <ReadAlong view={data} opened={key} />;
  return (
    <Page title={text.title} intro={text.intro}>
      <Form
        initialValues={{ code: '' }}
        schema={schema}
        label={text.title}
        onSubmit={async ({ code }) => {
          await open({ token, code }).unwrap();
          setKey({ token, code });
        }}
      >
        <TextField
          name="code"
          label={text.code}
          hint={text.codeHint}
          autoComplete="one-time-code"
          inputMode="numeric"
          width="code"
        />
        <p>{text.told}</p>
        <SubmitButton>{text.submit}</SubmitButton>
      </Form>
    </Page>
  );
}
