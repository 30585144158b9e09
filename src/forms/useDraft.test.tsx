import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DraftNotice } from './DraftNotice.tsx';
import { Form } from './Form.tsx';
import { PasswordField } from './PasswordField.tsx';
import { SubmitButton } from './SubmitButton.tsx';
import { TextField } from './TextField.tsx';
import { clearDrafts, hasDrafts, useDraft } from './useDraft.ts';

const empty = { firstname: '', password: '', image: null as Blob | null };

function Example({ name = 'relation', base }: { name?: string; base?: unknown }) {
  const draft = useDraft(name, empty, base);
  return (
    <Form initialValues={empty} draft={draft} onSubmit={() => Promise.resolve()}>
      <DraftNotice found={draft.found} onStartOver={() => undefined} />
      <TextField name="firstname" label="Voornaam" />
      <PasswordField name="password" label="Wachtwoord" />
      <SubmitButton>Opslaan</SubmitButton>
    </Form>
  );
}

afterEach(() => localStorage.clear());

describe('a draft', () => {
  it('survives closing, without secrets, and says when it was saved', async () => {
    const user = userEvent.setup();
    const first = render(<Example />);
    await user.type(screen.getByLabelText('Voornaam'), 'Sanne');
    await user.type(screen.getByLabelText('Wachtwoord'), 'Keukentafel-2026!');
    expect(screen.getByText(/^Nog niet bewaard: staat op dit apparaat, \d\d:\d\d$/u)).toBeVisible();
    expect(JSON.stringify(localStorage)).not.toContain('Keukentafel');
    first.unmount();

    render(<Example />);
    expect(screen.getByLabelText('Voornaam')).toHaveValue('Sanne');
    expect(screen.getByLabelText('Wachtwoord')).toHaveValue('');
  });

  it('is deleted when the form is sent', async () => {
    const user = userEvent.setup();
    render(<Example />);
    await user.type(screen.getByLabelText('Voornaam'), 'Bram');
    expect(hasDrafts()).toBe(true);
    await user.click(screen.getByRole('button', { name: 'Opslaan' }));
    expect(hasDrafts()).toBe(false);
    expect(screen.queryByText(/^Nog niet bewaard: staat op dit apparaat/u)).toBeNull();
  });

  it('is separate for each form, and all can be forgotten at once', async () => {
    const user = userEvent.setup();
    const first = render(<Example name="contract" />);
    await user.type(screen.getByLabelText('Voornaam'), 'Jan');
    first.unmount();
    localStorage.setItem('onderling-kleur', 'dark');
    const second = render(<Example name="relation" />);
    expect(screen.getByLabelText('Voornaam')).toHaveValue('');
    second.unmount();
    clearDrafts();
    expect(hasDrafts()).toBe(false);
    expect(localStorage.getItem('onderling-kleur')).toBe('dark');
  });

  it('is not restored when the original has changed since, which is reported once', async () => {
    const user = userEvent.setup();
    const first = render(<Example base={{ version: 1 }} />);
    await user.type(screen.getByLabelText('Voornaam'), 'Sanne');
    first.unmount();
    const second = render(<Example base={{ version: 2 }} />);
    expect(screen.getByLabelText('Voornaam')).toHaveValue('');
    expect(screen.getByText(/intussen gewijzigd/u)).toBeVisible();
    second.unmount();
    render(<Example base={{ version: 2 }} />);
    expect(screen.queryByText(/intussen gewijzigd/u)).toBeNull();
  });

  it('is restored when the original is unchanged', async () => {
    const user = userEvent.setup();
    const first = render(<Example base={{ version: 1 }} />);
    await user.type(screen.getByLabelText('Voornaam'), 'Sanne');
    first.unmount();
    render(<Example base={{ version: 1 }} />);
    expect(screen.getByLabelText('Voornaam')).toHaveValue('Sanne');
    expect(screen.getByText('We hebben teruggezet wat je de vorige keer invulde.')).toBeVisible();
  });

  it.each(['{"values":{"firstname":12,"unknown":"x"}}', 'not json', '"text"', '{"values":"text"}'])(
    "is left alone when this version can't read it: %s",
    (kept) => {
      localStorage.setItem('onderling.concept.relation', kept);
      render(<Example />);
      expect(screen.getByLabelText('Voornaam')).toHaveValue('');
    },
  );
});
