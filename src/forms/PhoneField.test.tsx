import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { phoneNumber } from '../../domain/rules/phoneNumber.ts';
import { Form } from './Form.tsx';
import { PhoneField } from './PhoneField.tsx';
import { form, text } from './schema/fields.ts';
import { SubmitButton } from './SubmitButton.tsx';

function open(phone = '') {
  const sent: unknown[] = [];
  render(
    <Form
      initialValues={{ phone }}
      schema={form({ phone: text(phoneNumber) })}
      onSubmit={(values) => sent.push(values)}
    >
      <PhoneField name="phone" label="Telefoon" optional />
      <SubmitButton>Opslaan</SubmitButton>
    </Form>,
  );
  return {
    sent,
    user: userEvent.setup(),
    input: screen.getByLabelText(/^Telefoon/u),
    save: () => screen.getByRole('button', { name: 'Opslaan' }),
  };
}

const MOBILE = [
  '0612345678',
  '612345678',
  '+31612345678',
  '0031612345678',
  '06 1234 5678',
  '06-12345678',
  '+31 6 12345678',
];

describe('a telephone number as people write it', () => {
  it.each(MOBILE)('R-3.19 typed key by key: %s', async (typed) => {
    const { user, input, save, sent } = open();
    await user.click(input);
    await user.keyboard(typed);
    expect(input).toHaveValue('+31 612345678');
    await user.click(save());
    expect(sent).toEqual([{ phone: '+31612345678' }]);
  });

  it.each([...MOBILE, '+31 (0)6 12345678'])('R-3.19 pasted: %s', async (typed) => {
    const { user, input } = open();
    await user.click(input);
    await user.paste(typed);
    expect(input).toHaveValue('+31 612345678');
  });

  it('shows an existing number, and keeps an area code that begins with 31', async () => {
    const { user, input } = open('+31201234567');
    expect(input).toHaveValue('+31 201234567');
    await user.clear(input);
    await user.click(input);
    await user.keyboard('0316123456');
    expect(input).toHaveValue('+31 316123456');
  });

  it('may stay empty, but not unfinished', async () => {
    const { user, input, save, sent } = open();
    await user.click(input);
    expect(input).toHaveValue('+31 ');
    await user.click(save());
    expect(sent).toEqual([{ phone: '' }]);
    await user.click(input);
    await user.keyboard('0612');
    await user.tab();
    expect(input).toHaveAccessibleDescription(/Dit telefoonnummer klopt niet/u);
  });
});
