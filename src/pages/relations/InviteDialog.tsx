import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { invitationEmail } from '../../../domain/relations/validateInvitation.ts';
import type { Relation } from '../../../domain/wire/user.ts';
import { PageDialog } from '../../components/PageDialog.tsx';
import { Form } from '../../forms/Form.tsx';
import { form, text as textField } from '../../forms/schema/fields.ts';
import { SubmitButton } from '../../forms/SubmitButton.tsx';
import { TextField } from '../../forms/TextField.tsx';
import { useInviteRelationMutation } from '../../store/modules/user/familyApi.ts';
import { relationsText } from '../../text/relations.ts';

const { inviteDialog: text, ...words } = relationsText;
const schema = form({ email: textField(invitationEmail) });

/** Asks for the address of the invitation: the relation form has a login only for a child (docs/decisions/0018). */
export function InviteDialog({ relation, onClose }: { relation: Relation; onClose: () => void }) {
  const [invite] = useInviteRelationMutation();
  const { hashid, firstname } = relation;

  async function submit({ email }: { email: string }): Promise<void> {
    await invite({ form: { hashid, email }, done: words.addedWithLogin(firstname) }).unwrap();
    onClose();
  }
  return (
    <PageDialog open title={text.title(firstname)} closeLabel={words.cancel} onClose={onClose}>
      <Form initialValues={{ email: relation.email }} schema={schema} onSubmit={submit}>
        <Typography>{text.text(firstname)}</Typography>
        <Typography>
          {text.free} {words.loginWarning}
        </Typography>
        <TextField name="email" label={words.email} type="email" autoComplete="off" hint={text.hint(firstname)} />
        <Stack direction="row" spacing={1.5} useFlexGap sx={{ flexWrap: 'wrap' }}>
          <SubmitButton>{text.verb}</SubmitButton>
          <Button onClick={onClose}>{words.cancel}</Button>
        </Stack>
      </Form>
    </PageDialog>
  );
}
