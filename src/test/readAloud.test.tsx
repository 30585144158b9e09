import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import type { OwnUser } from '../../domain/wire/user.ts';
import { AppConfigContext } from '../components/appConfig.ts';
import { Switch } from '../components/Switch.tsx';
import { CheckboxField } from '../forms/CheckboxField.tsx';
import { DateField } from '../forms/DateField.tsx';
import { Form } from '../forms/Form.tsx';
import { MoneyField } from '../forms/MoneyField.tsx';
import { PasswordField } from '../forms/PasswordField.tsx';
import { PercentField } from '../forms/PercentField.tsx';
import { PhoneField } from '../forms/PhoneField.tsx';
import { PhotoField } from '../forms/photo/PhotoField.tsx';
import { RadioCards } from '../forms/RadioCards.tsx';
import { RadioField } from '../forms/RadioField.tsx';
import { chosen, checked, filledNumber, form, needed, text } from '../forms/schema/fields.ts';
import { SelectField } from '../forms/SelectField.tsx';
import { SubmitButton } from '../forms/SubmitButton.tsx';
import { TermField } from '../forms/TermField.tsx';
import { TextField } from '../forms/TextField.tsx';
import { VisibilityChoice } from '../pages/equalShares/VisibilityChoice.tsx';
import { ChoicesField } from '../forms/ChoicesField.tsx';
import { PeopleField } from '../pages/overview/wizard/PeopleField.tsx';
import { KeepDraftDialog } from '../forms/relation/KeepDraftDialog.tsx';
import { SignForm } from '../pages/signing/SignForm.tsx';
import { aSigning } from '../pages/signing/test/aSigning.ts';
import { anOwnUser } from '../store/test/family.ts';
import { testStoreForEachTest } from '../store/test/testStore.ts';
import { config } from './config.ts';

const testStore = testStoreForEachTest();

const WRONG = 'Dit klopt nog niet.';
const wrong = () => WRONG;
const options = [{ value: 'a', label: 'Ja' }];
const people: OwnUser[] = [anOwnUser('sanne')];
const values = {
  ...{ cards: '', radio: '', select: '', box: false, password: '', text: '', date: '', phone: '' },
  ...{ money: null as number | null, percent: null as number | null, term: null as number | null },
  ...{ choices: [] as string[], people: [] as string[] },
};
const schema = form({
  ...{ cards: chosen(WRONG), radio: chosen(WRONG), select: chosen(WRONG), box: checked(wrong) },
  ...{ password: text(needed(WRONG)), text: text(needed(WRONG)), date: checked(wrong), phone: checked(wrong) },
  ...{ money: filledNumber(WRONG), percent: filledNumber(WRONG), term: filledNumber(WRONG) },
  ...{ choices: checked(wrong), people: checked(wrong) },
});

function openForm() {
  render(
    <Provider store={testStore.store}>
      <Form initialValues={values} schema={schema} onSubmit={() => undefined} label="Alles">
        <RadioCards
          name="cards"
          label="Kaarten"
          hint="Uitleg kaarten."
          cards={[{ value: 'a', title: 'A', text: 'T' }]}
        />
        <RadioField name="radio" label="Keuze" hint="Uitleg keuze." options={options} />
        <SelectField name="select" label="Lijst" hint="Uitleg lijst." options={options} />
        <CheckboxField name="box" label="Vinkje" hint="Uitleg vinkje." />
        <PasswordField name="password" label="Wachtwoord" hint="Uitleg wachtwoord." />
        <TextField name="text" label="Tekst" hint="Uitleg tekst." />
        <DateField name="date" label="Dag" hint="Uitleg dag." />
        <PhoneField name="phone" label="Telefoon" hint="Uitleg telefoon." />
        <MoneyField name="money" label="Bedrag" hint="Uitleg bedrag." />
        <PercentField name="percent" label="Rente" hint="Uitleg rente." />
        <TermField name="term" label="Looptijd" hint="Uitleg looptijd." />
        <ChoicesField name="choices" label="Meer" hint="Uitleg meer." options={options} />
        <PeopleField name="people" label="Mensen" hint="Uitleg mensen." people={people} taken={[]} />
        <SubmitButton>Opslaan</SubmitButton>
      </Form>
    </Provider>,
  );
}
const controlsOf = (name: string): HTMLElement[] => {
  if (name === 'Looptijd') return within(screen.getByRole('group', { name })).getAllByRole('textbox');
  const labelled = screen.queryByLabelText(new RegExp(`^${name}`, 'u'));
  return [labelled ?? screen.getByRole(/Kaarten|Keuze/u.test(name) ? 'radiogroup' : 'group', { name })];
};
const FIELDS = [
  ...['Kaarten', 'Keuze', 'Lijst', 'Vinkje', 'Wachtwoord', 'Tekst', 'Dag', 'Telefoon', 'Bedrag', 'Rente'],
  ...['Looptijd', 'Meer', 'Mensen'],
];
const descriptionOf = (control: HTMLElement): string =>
  (control.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.querySelector(`[id="${id}"]`)?.textContent ?? '')
    .join(' ');
/** The text read aloud with a control of each field, by the name of that field. */
const readAloud = () => Object.fromEntries(FIELDS.map((name) => [name, controlsOf(name).map(descriptionOf)]));

describe('a screen reader reads aloud with a field', () => {
  it('its hint, preceded by its message after an error', async () => {
    openForm();
    const each = (says: (hint: string) => string) =>
      Object.fromEntries(
        FIELDS.map((name) => [
          name,
          // A term has two boxes.
          Array.from({ length: name === 'Looptijd' ? 2 : 1 }, () =>
            expect.stringContaining(says(`Uitleg ${name.toLowerCase()}.`)),
          ),
        ]),
      );
    expect(readAloud()).toEqual(each((hint) => hint));
    await userEvent.click(screen.getByRole('button', { name: 'Opslaan' }));
    await screen.findByRole('alert');
    expect(readAloud()).toEqual(each((hint) => `Fout: ${WRONG} ${hint}`));
    for (const name of FIELDS) for (const control of controlsOf(name)) expect(control).toBeInvalid();
  });

  it('R-3.16 for a photo how large it may be', () => {
    render(
      <Provider store={testStore.store}>
        <Form initialValues={{ image: null }} schema={form({})} onSubmit={() => undefined}>
          <PhotoField name="image" label="Profielfoto" current={null} />
        </Form>
      </Provider>,
    );
    expect(screen.getByRole('group', { name: /^Profielfoto/u })).toHaveAccessibleDescription(/4\s?MB/u);
  });
});

describe('a screen reader reads aloud elsewhere', () => {
  it('the effect of a switch', () => {
    render(<Switch label="Rustig" hint="Niets beweegt meer." on={false} onChange={() => undefined} />);
    expect(screen.getByRole('checkbox', { name: 'Rustig' })).toHaveAccessibleDescription('Niets beweegt meer.');
  });

  it('at the tick below a contract what has to be read first', () => {
    render(
      <Provider store={testStore.store}>
        <SignForm signing={aSigning()} paper="blob:paper" read={false} />
      </Provider>,
    );
    const tick = screen.getByRole('checkbox', { name: 'Ik heb het gelezen, en ik ga ermee akkoord.' });
    expect(tick).toBeDisabled();
    expect(tick).toHaveAccessibleDescription('Lees eerst tot het eind.');
  });

  it('at the visibility of the equal shares what others get to see', () => {
    render(
      <Provider store={testStore.store}>
        <MemoryRouter>
          <VisibilityChoice visibility="parents" />
        </MemoryRouter>
      </Provider>,
    );
    expect(screen.getByRole('radiogroup')).toHaveAccessibleDescription(/^Kies je “iedereen”, dan ziet elk familielid/u);
  });

  it('all of the question about a draft', () => {
    const nothing = () => undefined;
    render(
      <AppConfigContext value={config}>
        <KeepDraftDialog canKeep remark="De foto niet." onGoOn={nothing} onDiscard={nothing} onKeep={nothing} />
      </AppConfigContext>,
    );
    expect(screen.getByRole('alertdialog')).toHaveAccessibleDescription(/De foto niet\.$/u);
  });
});
