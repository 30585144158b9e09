import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { password } from '../../domain/rules/password.ts';
import { faults } from '../test/axe.ts';
import { CheckboxField } from './CheckboxField.tsx';
import { DateField } from './DateField.tsx';
import { Form } from './Form.tsx';
import { MoneyField } from './MoneyField.tsx';
import { PasswordField } from './PasswordField.tsx';
import { PercentField } from './PercentField.tsx';
import { PhoneField } from './PhoneField.tsx';
import { RadioCards } from './RadioCards.tsx';
import { RadioField } from './RadioField.tsx';
import { chosen, filledNumber, form, needed, text } from './schema/fields.ts';
import { SelectField } from './SelectField.tsx';
import { SubmitButton } from './SubmitButton.tsx';
import { TermField } from './TermField.tsx';
import { TextField } from './TextField.tsx';

const values = {
  kind: '',
  gender: '',
  who: '',
  login: false,
  password: '',
  name: '',
  born: '',
  phone: '',
  total: null as number | null,
  rate: null as number | null,
  term: null as number | null,
};
const required = 'Vul dit veld in.';
const schema = form({
  kind: chosen('Kies een soort.'),
  gender: chosen('Kies een geslacht.'),
  who: chosen('Kies iemand.'),
  name: text(needed(required)),
  password: text(password),
  total: filledNumber(required),
  rate: filledNumber(required),
  term: filledNumber(required),
});

function open(locked?: string) {
  const sent: unknown[] = [];
  const page = render(
    <Form initialValues={values} schema={schema} onSubmit={(filled) => sent.push(filled)} label="Alles">
      <RadioCards
        name="kind"
        label="Wat wil je vastleggen?"
        cards={[
          { value: 'gift', title: 'Schenking', text: 'Je geeft geld. Het hoeft niet terug.' },
          { value: 'loan', title: 'Lening', text: 'Elke maand hetzelfde bedrag.' },
        ]}
      />
      <RadioField
        name="gender"
        label="Geslacht"
        options={[
          { value: 'man', label: 'Man' },
          { value: 'vrouw', label: 'Vrouw' },
        ]}
      />
      <SelectField
        name="who"
        label="Van wie is dit de partner?"
        options={[
          { value: 'a', label: 'Sanne' },
          { value: 'b', label: 'Bram', disabled: true },
        ]}
      />
      <CheckboxField name="login" label="Mag zelf inloggen" hint="We sturen een mail." locked={locked} />
      <PasswordField name="password" label="Wachtwoord" isNew />
      <TextField name="name" label="Voornaam" />
      <DateField name="born" label="Geboortedatum" optional />
      <PhoneField name="phone" label="Telefoon" optional />
      <MoneyField name="total" label="Bedrag" words />
      <PercentField name="rate" label="Rente" hint="Per jaar." />
      <TermField name="term" label="Looptijd" />
      <SubmitButton>Opslaan</SubmitButton>
    </Form>,
  );
  return { ...page, sent, user: userEvent.setup(), save: () => screen.getByRole('button', { name: 'Opslaan' }) };
}

describe('the kit for a screen reader', () => {
  it('has no faults when it opens, nor with every message visible', async () => {
    const { container, user, save } = open();
    expect(await faults(container)).toEqual([]);
    await user.click(save());
    await screen.findByRole('alert');
    expect(await faults(container)).toEqual([]);
  });
});

describe('a choice', () => {
  it('from cards is a group of radio buttons with a name and an explanation each', async () => {
    const { user } = open();
    const group = screen.getByRole('radiogroup', { name: 'Wat wil je vastleggen?' });
    expect(group).toBeVisible();
    const gift = screen.getByRole('radio', { name: 'Schenking' });
    expect(gift).toHaveAccessibleDescription('Je geeft geld. Het hoeft niet terug.');
    await user.click(screen.getByText('Je geeft geld. Het hoeft niet terug.'));
    expect(gift).toBeChecked();
  });

  it('has its message on the group when nothing was chosen', async () => {
    const { user, save } = open();
    await user.click(save());
    const group = screen.getByRole('radiogroup', { name: 'Geslacht' });
    expect(group).toBeInvalid();
    expect(group).toHaveAccessibleDescription('Fout: Kies een geslacht.');
  });

  it('from a list starts with nothing chosen and leaves out impossible options', async () => {
    const { user } = open();
    const list = screen.getByRole('combobox', { name: 'Van wie is dit de partner?' });
    expect(list).toHaveDisplayValue('Kies …');
    expect(screen.getByRole('option', { name: 'Bram' })).toBeDisabled();
    await user.selectOptions(list, 'Sanne');
    expect(list).toHaveValue('a');
  });

  it('R-3.4 a checkbox explains a yes', () => {
    open();
    expect(screen.getByRole('checkbox', { name: 'Mag zelf inloggen' })).toHaveAccessibleDescription(
      'We sturen een mail.',
    );
  });

  it('R-3.5 a locked checkbox says why', () => {
    open('Neem contact op om dit te verwijderen.');
    const box = screen.getByRole('checkbox', { name: 'Mag zelf inloggen' });
    expect(box).toBeDisabled();
    expect(box).toHaveAccessibleDescription('We sturen een mail. Neem contact op om dit te verwijderen.');
  });
});

describe('a new password', () => {
  const met = () => screen.getAllByRole('listitem').filter((item) => item.textContent.endsWith('in orde')).length;

  it.each([
    ['', 0],
    ['a', 1],
    ['aA', 2],
    ['aA1', 3],
    ['aA1!', 4],
    ['aA1!aA1!', 5],
  ])('R-3.17 "%s" meets %i of the five parts', async (typed, count) => {
    const { user } = open();
    if (typed !== '') await user.type(screen.getByLabelText('Wachtwoord'), typed);
    expect(met()).toBe(count);
  });

  it('can be pasted and shown', async () => {
    const { user } = open();
    const input = screen.getByLabelText('Wachtwoord');
    await user.click(input);
    await user.paste('Keukentafel-2026!');
    expect(input).toHaveValue('Keukentafel-2026!');
    expect(input).toHaveAttribute('type', 'password');
    expect(input).toHaveAttribute('autocomplete', 'new-password');
    await user.click(screen.getByRole('button', { name: 'Toon' }));
    expect(input).toHaveAttribute('type', 'text');
    expect(screen.getByText('Je wachtwoord is nu te lezen.')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Verberg' }));
    expect(input).toHaveAttribute('type', 'password');
  });
});
