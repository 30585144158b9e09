import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { string } from 'yup';
import { email } from '../../domain/rules/email.ts';
import type { ApiError } from '../store/api/apiError.ts';
import { Form } from './Form.tsx';
import { MoneyField } from './MoneyField.tsx';
import { RadioField } from './RadioField.tsx';
import { chosen, date, filledNumber, form, needed, text } from './schema/fields.ts';
import { DateField } from './DateField.tsx';
import { SubmitButton } from './SubmitButton.tsx';
import { TextField } from './TextField.tsx';

const schema = form({
  gender: chosen('Kies een geslacht.'),
  firstname: text(needed('Vul een voornaam in.')),
  email: text(needed('Vul een e-mailadres in.'), email),
  contract: form({ signed_date: date(), total: filledNumber('Vul een bedrag in.') }),
});
const empty = { firstname: '', email: '', gender: '', contract: { signed_date: '', total: null as number | null } };
const filled = {
  firstname: 'Sanne',
  email: 'sanne@voorbeeld.example',
  gender: 'vrouw',
  contract: { signed_date: '2026-04-14', total: 1_250_000 },
};
const TITLE = 'Dit is nog niet gelukt:';

type Values = typeof empty;

function open(initialValues: Values, onSubmit: (values: Values) => unknown = () => undefined) {
  render(
    <Form initialValues={initialValues} schema={schema} onSubmit={onSubmit}>
      <TextField name="firstname" label="Voornaam" autoComplete="given-name" />
      <RadioField
        name="gender"
        label="Geslacht"
        options={[
          { value: 'man', label: 'Man' },
          { value: 'vrouw', label: 'Vrouw' },
        ]}
      />
      <TextField name="email" label="E-mailadres" type="email" hint="Hier sturen we de uitnodiging heen." />
      <DateField name="contract.signed_date" label="Ondertekend op" optional />
      <MoneyField name="contract.total" label="Bedrag" />
      <SubmitButton>Opslaan</SubmitButton>
    </Form>,
  );
  return {
    user: userEvent.setup(),
    save: () => screen.getByRole('button', { name: 'Opslaan' }),
    field: (name: RegExp) => screen.getByLabelText(name),
  };
}

/** `unwrap()` of a refused call rejects with this shape. */
function refusal(fields: Record<string, string>, sentence = 'Dat lukte niet.'): Error & ApiError {
  return Object.assign(new Error(sentence), { status: 422, code: 'refused' as const, text: sentence, fields });
}

describe('a field', () => {
  it('keeps quiet until it is left, and is checked again while typing once it was wrong', async () => {
    const { user, field } = open(empty);
    const input = field(/^E-mailadres/u);
    await user.type(input, 'sanne');
    expect(input).toHaveAttribute('aria-invalid', 'false');
    await user.tab();
    expect(input).toBeInvalid();
    expect(input).toHaveAccessibleDescription(
      /^Fout: Dit e-mailadres klopt niet.* Hier sturen we de uitnodiging heen\.$/u,
    );
    await user.type(input, '@voorbeeld.example');
    expect(input).toBeValid();
    expect(input).toHaveAccessibleDescription('Hier sturen we de uitnodiging heen.');
  });

  it('that appears after a failed attempt also keeps quiet until it is left', async () => {
    const onlyFor = form({
      firstname: text(needed('Vul een voornaam in.')),
      gender: string(),
      email: string().when('gender', ([gender], rule) =>
        gender === 'vrouw' ? rule.required('Vul een adres in.') : rule,
      ),
    });
    render(
      <Form initialValues={{ firstname: '', gender: 'man', email: '' }} schema={onlyFor} onSubmit={() => undefined}>
        <TextField name="firstname" label="Voornaam" />
        <RadioField name="gender" label="Geslacht" options={[{ value: 'vrouw', label: 'Vrouw' }]} />
        <TextField name="email" label="E-mailadres" />
        <SubmitButton>Opslaan</SubmitButton>
      </Form>,
    );
    const user = userEvent.setup();
    await user.click(screen.getByRole('button', { name: 'Opslaan' }));
    expect(await screen.findByLabelText(/^Voornaam/u)).toBeInvalid();
    await user.click(screen.getByRole('radio', { name: 'Vrouw' }));
    const input = screen.getByLabelText(/^E-mailadres/u);
    await user.click(input);
    expect(input).toBeValid();
    await user.tab();
    expect(input).toBeInvalid();
  });

  it('says when it is optional; otherwise it is required', () => {
    const { field } = open(empty);
    expect(screen.getByText('(niet verplicht)').closest('label')).toHaveTextContent('Ondertekend op (niet verplicht)');
    expect(field(/^Ondertekend op/u)).not.toBeRequired();
    expect(field(/^Voornaam/u)).toBeRequired();
  });
});

describe('the summary on saving', () => {
  it('names what is wrong in the order of the form, takes the focus, and leads to each field', async () => {
    const { user, save, field } = open(empty);
    await user.click(save());
    const summary = await screen.findByRole('alert');
    expect(summary).toHaveFocus();
    expect(summary).toHaveTextContent(TITLE);
    const links = within(summary).getAllByRole('link');
    expect(links.map((link) => link.textContent)).toEqual([
      'Vul een voornaam in.',
      'Kies een geslacht.',
      'Vul een e-mailadres in.',
      'Vul een bedrag in.',
    ]);

    await user.click(within(summary).getByRole('link', { name: 'Vul een e-mailadres in.' }));
    expect(field(/^E-mailadres/u)).toHaveFocus();
    await user.click(within(summary).getByRole('link', { name: 'Kies een geslacht.' }));
    expect(screen.getByRole('radio', { name: 'Man' })).toHaveFocus();
    await user.click(within(summary).getByRole('link', { name: 'Vul een bedrag in.' }));
    expect(field(/^Bedrag/u)).toHaveFocus();
  });

  it('names the field where the message does not; the message at the field stays the same', async () => {
    const nameless = form({
      name: text(needed()),
      bank: text(needed()),
      address: text(needed('Vul een adres in.')),
      sees: chosen('Kies een van de mogelijkheden.'),
    });
    render(
      <Form initialValues={{ name: '', bank: '', address: '', sees: '' }} schema={nameless} onSubmit={() => undefined}>
        <TextField name="name" label="Naam" />
        <TextField name="bank" label="Bank" optional />
        <TextField name="address" label="Adres" />
        <RadioField name="sees" label="Wie ziet dit?" options={[{ value: 'a', label: 'Iedereen' }]} />
        <SubmitButton>Opslaan</SubmitButton>
      </Form>,
    );
    await userEvent.setup().click(screen.getByRole('button', { name: 'Opslaan' }));
    const links = within(await screen.findByRole('alert')).getAllByRole('link');
    expect(links.map((link) => link.textContent)).toEqual([
      'Naam: Vul dit veld in.',
      'Bank: Vul dit veld in.',
      'Vul een adres in.',
      'Wie ziet dit? Kies een van de mogelijkheden.',
    ]);
    expect(screen.getByLabelText('Naam')).toHaveAccessibleDescription('Fout: Vul dit veld in.');
  });

  it('goes away when everything is corrected, and does not come back before the next attempt', async () => {
    const { user, save, field } = open({ ...filled, firstname: '' });
    await user.click(save());
    await screen.findByRole('alert');
    await user.type(field(/^Voornaam/u), 'S');
    expect(screen.queryByRole('alert')).toBeNull();
    await user.clear(field(/^Voornaam/u));
    await user.tab();
    expect(field(/^Voornaam/u)).toBeInvalid();
    expect(screen.queryByRole('alert')).toBeNull();
    await user.click(save());
    expect(await screen.findByRole('alert')).toHaveFocus();
  });
});

describe('a refusal from the server', () => {
  it('lands on its fields, by their path, and stays until the field changes', async () => {
    const refusals = [
      refusal({ 'contract.signed_date': 'De datum ligt in de toekomst.', email: 'Dit adres is al in gebruik.' }),
    ];
    const { user, save, field } = open(filled, () => {
      const next = refusals.pop();
      return next === undefined ? undefined : Promise.reject(next);
    });
    await user.click(save());
    const summary = await screen.findByRole('alert');
    await waitFor(() => expect(summary).toHaveFocus());
    expect(field(/^Ondertekend op/u)).toHaveAccessibleDescription(/De datum ligt in de toekomst\./u);
    await user.click(within(summary).getByRole('link', { name: 'E-mailadres: Dit adres is al in gebruik.' }));
    expect(field(/^E-mailadres/u)).toHaveFocus();

    await user.type(field(/^Voornaam/u), ' Maria');
    await user.tab();
    expect(field(/^E-mailadres/u)).toBeInvalid();
    await user.type(field(/^E-mailadres/u), 'x');
    expect(field(/^E-mailadres/u)).toBeValid();
    expect(field(/^Ondertekend op/u)).toBeInvalid();

    await user.click(save());
    await waitFor(() => expect(field(/^Ondertekend op/u)).toBeValid());
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('is shown above the form when it concerns no field of it', async () => {
    const { user, save } = open(filled, () => Promise.reject(refusal({}, 'De server is even niet bereikbaar.')));
    await user.click(save());
    const summary = await screen.findByRole('alert');
    expect(summary).toHaveTextContent('De server is even niet bereikbaar.');
    expect(within(summary).queryByRole('link')).toBeNull();
  });

  it('is left to the toast and the bar at the top without a connection', async () => {
    const { user, save } = open(filled, () => Promise.reject(refusal({}, 'We krijgen geen antwoord.')));
    const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await user.click(save());
    await waitFor(() => expect(save()).toBeEnabled());
    expect(screen.queryByRole('alert')).toBeNull();
    online.mockRestore();
  });

  it('is shown without a link when its field is not visible', async () => {
    const { user, save } = open(filled, () =>
      Promise.reject(refusal({ version: 'Iemand anders heeft dit net gewijzigd.' })),
    );
    await user.click(save());
    expect(await screen.findByRole('alert')).toHaveTextContent('Iemand anders heeft dit net gewijzigd.');
    expect(screen.queryByRole('link')).toBeNull();
  });
});

describe('sending', () => {
  it('sends once, shows that it is busy, and takes no second click', async () => {
    let sent = 0;
    let finish = () => {};
    const answer = new Promise<void>((resolve) => {
      finish = resolve;
    });
    const { user, save } = open(filled, () => {
      sent += 1;
      return answer;
    });
    await user.click(save());
    await waitFor(() => expect(save()).toBeDisabled());
    expect(screen.getByRole('status')).toHaveTextContent('Even geduld');
    finish();
    await waitFor(() => expect(save()).toBeEnabled());
    expect(sent).toBe(1);
  });

  it('R-3.11 a disabled button says why', () => {
    render(
      <Form initialValues={{}} onSubmit={() => undefined}>
        <SubmitButton disabledReason="Je hebt je maximum aantal familieleden bereikt.">Opslaan</SubmitButton>
      </Form>,
    );
    const button = screen.getByRole('button', { name: 'Opslaan' });
    expect(button).toBeDisabled();
    expect(button).toHaveAccessibleDescription('Je hebt je maximum aantal familieleden bereikt.');
  });
});
