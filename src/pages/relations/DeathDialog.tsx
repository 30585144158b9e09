import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { hasLogin } from '../../../domain/relations/canLogIn.ts';
import { deathDate } from '../../../domain/rules/deathDate.ts';
import type { Relation } from '../../../domain/wire/user.ts';
import { claimsText } from '../../text/claims.ts';
import { PageDialog } from '../../components/PageDialog.tsx';
import { useToday } from '../../components/useToday.ts';
import { DateField } from '../../forms/DateField.tsx';
import { Form } from '../../forms/Form.tsx';
import { form, text as textField } from '../../forms/schema/fields.ts';
import { SubmitButton } from '../../forms/SubmitButton.tsx';
import { useRecordDeathMutation } from '../../store/modules/user/familyApi.ts';
import { relationsText } from '../../text/relations.ts';

const { deathDialog: text, ...words } = relationsText;

/** Asks for the day on which the founder died: for others the relation form does. */
export function DeathDialog({ relation, onClose }: { relation: Relation; onClose: () => void }) {
  const [record] = useRecordDeathMutation();
  const today = useToday();
  const { hashid, firstname, birthdate, passed_away: known } = relation;
  const asksFirst = hasLogin(relation);
  const schema = form({ death_date: textField((value) => deathDate(value, !known, birthdate ?? '', today)) });

  async function submit({ death_date }: { death_date: string }): Promise<void> {
    const done = asksFirst ? claimsText.recorded(firstname) : text.done(firstname);
    await record({ form: { hashid, death_date }, done }).unwrap();
    onClose();
  }
  return (
    <PageDialog open title={text.title(firstname)} closeLabel={words.cancel} onClose={onClose}>
      <Form initialValues={{ death_date: relation.death_date ?? '' }} schema={schema} onSubmit={submit}>
        <Typography>{asksFirst ? claimsText.firstAsked(firstname) : text.text(firstname)}</Typography>
        <DateField
          name="death_date"
          label={words.deathDate}
          {...(known && { hint: text.emptyHint })}
          optional={known}
        />
        <Stack direction="row" spacing={1.5} useFlexGap sx={{ flexWrap: 'wrap' }}>
          <SubmitButton>{words.save}</SubmitButton>
          <Button onClick={onClose}>{words.cancel}</Button>
        </Stack>
      </Form>
    </PageDialog>
  );
}
