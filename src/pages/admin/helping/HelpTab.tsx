import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { FoundPerson } from '../../../../domain/wire/helping.ts';
import { Section } from '../../../components/Section.tsx';
import { Form } from '../../../forms/Form.tsx';
import { form, needed, text as textRules } from '../../../forms/schema/fields.ts';
import { SubmitButton } from '../../../forms/SubmitButton.tsx';
import { TextField } from '../../../forms/TextField.tsx';
import { useFindPeopleMutation } from '../../../store/modules/helping/helpingApi.ts';
import { helpingText as text } from '../../../text/helping.ts';
import { FoundCard } from './FoundCard.tsx';
import { ReasonDialog, type Asked } from './ReasonDialog.tsx';

const schema = form({ q: textRules(needed(text.needed)) });

/** People who ask for help: found by what only they can tell, with the possible actions (docs/decisions/0022). */
export function HelpTab() {
  const [find] = useFindPeopleMutation();
  const [people, setPeople] = useState<readonly FoundPerson[] | null>(null);
  const [asked, setAsked] = useState<Asked | null>(null);

  async function submit({ q }: { q: string }): Promise<void> {
    setPeople(null);
    const answer = await find(q.trim()).unwrap();
    setPeople(answer.people);
  }
  const changed = (one: FoundPerson) =>
    setPeople((before) => before?.map((person) => (person.id === one.id ? one : person)) ?? null);
  return (
    <Section title={text.title}>
      <Typography sx={{ mb: 2, maxWidth: '68ch' }}>{text.intro}</Typography>
      <Box sx={{ maxWidth: 520 }}>
        <Form initialValues={{ q: '' }} schema={schema} onSubmit={submit} label={text.form}>
          <TextField name="q" label={text.q} hint={text.qHint} autoComplete="off" />
          <SubmitButton>{text.search}</SubmitButton>
        </Form>
      </Box>
      <Box role="status" sx={{ mt: 3, fontWeight: 600 }}>
        {people && (people.length === 0 ? text.none : text.found(people.length))}
      </Box>
      {people && people.length > 0 && (
        <Box component="ul" aria-label={text.people} sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {people.map((person) => (
            <FoundCard key={person.id} person={person} onChanged={changed} onAsk={setAsked} />
          ))}
        </Box>
      )}
      {asked && <ReasonDialog asked={asked} onChanged={changed} onClose={() => setAsked(null)} />}
    </Section>
  );
}
