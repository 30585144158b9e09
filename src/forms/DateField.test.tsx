import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Form } from './Form.tsx';
import { DateField } from './DateField.tsx';
import { date, form, needed } from './schema/fields.ts';
import { formsText } from '../text/forms.ts';
import { SubmitButton } from './SubmitButton.tsx';

function open(initial = '') {
  const sent: unknown[] = [];
  render(
    <Form
      initialValues={{ birthdate: initial }}
      schema={form({ birthdate: date(needed('Vul een datum in.')) })}
      onSubmit={(values) => sent.push(values)}
    >
      <DateField name="birthdate" label="Geboortedatum" hint={formsText.birthdateHint} />
      <SubmitButton>Opslaan</SubmitButton>
    </Form>,
  );
  return {
    sent,
    input: screen.getByLabelText<HTMLInputElement>('Geboortedatum'),
    user: userEvent.setup(),
    save: () => screen.getByRole('button', { name: 'Opslaan' }),
  };
}

const FIRST_OF_FEBRUARY = [
  '1-2-1980',
  '1/2/1980',
  '1.2.1980',
  '1 2 1980',
  '01021980',
  '01-02-1980',
  '01/2/1980',
  '1-02-1980',
];

describe('a date as people type it', () => {
  it.each(FIRST_OF_FEBRUARY)('R-3.2 typed key by key: %s', async (text) => {
    const { input, user, save, sent } = open();
    await user.click(input);
    await user.keyboard(text);
    expect(input).toHaveValue('01-02-1980');
    await user.click(save());
    expect(sent).toEqual([{ birthdate: '1980-02-01' }]);
  });

  it.each([...FIRST_OF_FEBRUARY, ' 1-2-1980 '])('R-3.2 pasted: "%s"', async (text) => {
    const { input, user } = open();
    await user.click(input);
    await user.paste(text);
    expect(input).toHaveValue('01-02-1980');
  });

  it.each([0, 3, 5, 7, 10])(
    'R-3.2 typed after a second click, with the caret at %i of the empty mask',
    async (caret) => {
      for (const text of ['1-2-1958', '01021958']) {
        const { input, user, save, sent } = open();
        await user.click(input);
        input.setSelectionRange(caret, caret);
        await user.keyboard(text);
        expect(input).toHaveValue('01-02-1958');
        await user.click(save());
        expect(sent).toEqual([{ birthdate: '1958-02-01' }]);
        cleanup();
      }
    },
  );

  it('pasted, a day that does not exist stays as written, and is refused', async () => {
    const { input, user } = open();
    await user.click(input);
    await user.paste('31-2-1960');
    expect(input).toHaveValue('31-02-1960');
    await user.tab();
    expect(input).toBeInvalid();
  });

  it('R-3.2 pasted as a computer writes it', async () => {
    const { input, user } = open();
    await user.click(input);
    await user.paste('1958-02-01');
    expect(input).toHaveValue('01-02-1958');
  });

  it.each(['1-2-1980', '31-12-1999'])('pasted over existing text: %s', async (text) => {
    const { input, user, save, sent } = open('2001-07-09');
    expect(input).toHaveValue('09-07-2001');
    await user.tripleClick(input);
    await user.paste(text);
    await user.click(save());
    expect(sent).toEqual([{ birthdate: text === '1-2-1980' ? '1980-02-01' : '1999-12-31' }]);
  });

  it.each([
    ['3-5-24', '03-05-24jj', '', 0],
    ['3-5-24', '03-05-24jj', '2035-07-09', 0],
    ['3-5-24', '03-05-24jj', '2035-07-09', 10],
    ['3/12/7', '03-12-7jjj', '', 0],
    ['3 mei 2027', '03-05-2027', '', 0],
    ['3 mei 2027', '03-05-2027', '2035-07-09', 10],
    ['14 Maart 2027', '14-03-2027', '', 0],
    ['1 okt 2027', '01-10-2027', '', 0],
  ])('pasted, %s becomes %s, part by part (over "%s", with the caret at %i)', async (text, shown, before, caret) => {
    const { input, user } = open(before);
    await user.click(input);
    if (before !== '' && caret === 0) input.select();
    else input.setSelectionRange(caret, caret);
    await user.paste(text);
    expect(input).toHaveValue(shown);
  });

  it.each(['morgen', '3 foo 2027', '3-5', '12-2027', 'tel. 0612345678'])(
    'pasted, %s is no date: the field stays as it was',
    async (text) => {
      for (const [before, shown] of [
        ['', 'dd-mm-jjjj'],
        ['2035-07-09', '09-07-2035'],
      ] as const) {
        const { input, user } = open(before);
        await user.tripleClick(input);
        await user.paste(text);
        expect(input).toHaveValue(shown);
        cleanup();
      }
    },
  );

  it('continues typing the year where a pasted one ended', async () => {
    const { input, user, save, sent } = open();
    await user.click(input);
    await user.paste('3-5-20');
    await user.keyboard('04');
    await user.click(save());
    expect(sent).toEqual([{ birthdate: '2004-05-03' }]);
  });

  it('deletes the typed text, key by key', async () => {
    const { input, user, save } = open('1980-02-01');
    await user.click(input);
    await user.keyboard(
      '{End}{Backspace}{Backspace}{Backspace}{Backspace}{Backspace}{Backspace}{Backspace}{Backspace}',
    );
    await user.click(save());
    expect(screen.getAllByText('Vul een datum in.')[0]).toBeVisible();
  });

  it.each(['31-02-2000', '30/2/1999', '1-13-1980', '12', '01-02-80', '00-01-1980'])(
    'R-3.13 refuses %s on leaving',
    async (text) => {
      const { input, user } = open();
      await user.click(input);
      await user.keyboard(text);
      await user.tab();
      expect(input).toHaveAccessibleDescription(/Datum is niet in het formaat DD-MM-JJJJ/u);
      expect(input).toBeInvalid();
    },
  );

  it('shows the mask only while it has the focus', async () => {
    const { input, user } = open();
    await user.click(input);
    expect(input).toHaveValue('dd-mm-jjjj');
    await user.keyboard('4');
    expect(input).toHaveValue('4d-mm-jjjj');
    await user.keyboard('{Backspace}');
    await user.tab();
    expect(input).toHaveValue('');
  });

  it('asks for a keyboard with digits and gives an example', () => {
    const { input } = open();
    expect(input).toHaveAttribute('inputmode', 'numeric');
    expect(input).toHaveAccessibleDescription('Bijvoorbeeld 31-1-1985');
  });
});
