import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { Form } from './Form.tsx';
import { MoneyField } from './MoneyField.tsx';
import { PercentField } from './PercentField.tsx';
import { filledNumber, form } from './schema/fields.ts';
import { SubmitButton } from './SubmitButton.tsx';
import { TermField } from './TermField.tsx';

function open(field: ReactNode, value: number | null = null) {
  const sent: { value: number | null }[] = [];
  render(
    <Form
      initialValues={{ value }}
      schema={form({ value: filledNumber('Vul dit in.') })}
      onSubmit={(values) => sent.push(values)}
    >
      {field}
      <SubmitButton>Opslaan</SubmitButton>
    </Form>,
  );
  return { sent, user: userEvent.setup(), save: () => screen.getByRole('button', { name: 'Opslaan' }) };
}

const NBSP = '\u00a0';

describe('an amount as people type it (docs/screens.md 2.3)', () => {
  it.each([
    ['12500,5', '€ 12.500,50', 1_250_050],
    ['1.234,56', '€ 1.234,56', 123_456],
    ['12.500', '€ 12.500,00', 1_250_000],
    ['1234.56', '€ 1.234,56', 123_456],
    ['€ 25.000,-', '€ 25.000,00', 2_500_000],
    ['12500', '€ 12.500,00', 1_250_000],
    ['0,5', '€ 0,50', 50],
  ])('%s, key by key, becomes %s', async (typed, shown, cents) => {
    const { user, save, sent } = open(<MoneyField name="value" label="Bedrag" />);
    const input = screen.getByLabelText('Bedrag');
    await user.type(input, typed);
    expect(input).toHaveValue(typed);
    await user.tab();
    expect(input).toHaveValue(shown.replace(' ', NBSP));
    await user.click(save());
    expect(sent).toEqual([{ value: cents }]);
  });

  it('refuses 1,234.56 and accepts the suggested meaning with one press', async () => {
    const { user, save, sent } = open(<MoneyField name="value" label="Bedrag" />);
    const input = screen.getByLabelText('Bedrag');
    await user.type(input, '1,234.56');
    await user.tab();
    expect(input).toHaveValue('1,234.56');
    expect(input).toHaveAccessibleDescription(`Fout: Bedoel je €${NBSP}1.234,56?`);
    await user.click(screen.getByRole('button', { name: `Ja, €${NBSP}1.234,56` }));
    expect(input).toHaveValue(`€${NBSP}1.234,56`);
    expect(input).toBeValid();
    await user.click(save());
    expect(sent).toEqual([{ value: 123_456 }]);
  });

  it.each(['1,005', '-1', '1e309', '12abc'])('does not send %s, and keeps it to be corrected', async (typed) => {
    const { user, save, sent } = open(<MoneyField name="value" label="Bedrag" />);
    const input = screen.getByLabelText('Bedrag');
    await user.type(input, typed);
    await user.click(save());
    expect(sent).toEqual([]);
    expect(input).toHaveValue(typed);
    expect(input).toBeInvalid();
    await user.clear(input);
    await user.type(input, '100');
    expect(input).toBeValid();
    await user.click(save());
    expect(sent).toEqual([{ value: 10_000 }]);
  });

  it('says the amount in words, and shows an existing one', async () => {
    const { user } = open(<MoneyField name="value" label="Bedrag" words />, 1_250_000);
    const input = screen.getByLabelText('Bedrag');
    expect(input).toHaveValue(`€${NBSP}12.500,00`);
    expect(input).toHaveAccessibleDescription('twaalfduizend vijfhonderd euro');
    await user.clear(input);
    expect(input).not.toHaveAccessibleDescription();
  });

  it('asks for an amount that is missing with the sentence of the form', async () => {
    const { user, save } = open(<MoneyField name="value" label="Bedrag" />);
    await user.click(save());
    expect(screen.getByLabelText('Bedrag')).toHaveAccessibleDescription('Fout: Vul dit in.');
  });
});

describe('a percentage as people type it', () => {
  it.each([
    ['3,5', `3,5${NBSP}%`, 3500],
    ['3.5', `3,5${NBSP}%`, 3500],
    ['3,5 %', `3,5${NBSP}%`, 3500],
    ['0', `0${NBSP}%`, 0],
    ['4,125%', `4,125${NBSP}%`, 4125],
  ])('%s becomes %s', async (typed, shown, millipercent) => {
    const { user, save, sent } = open(<PercentField name="value" label="Rente" />);
    const input = screen.getByLabelText('Rente');
    await user.type(input, typed);
    await user.tab();
    expect(input).toHaveValue(shown);
    await user.click(save());
    expect(sent).toEqual([{ value: millipercent }]);
  });

  it.each(['abc', '26', '-1', '3,5,1'])('refuses %s', async (typed) => {
    const { user } = open(<PercentField name="value" label="Rente" />);
    const input = screen.getByLabelText('Rente');
    await user.type(input, typed);
    await user.tab();
    expect(input).toBeInvalid();
  });
});

describe('a term in years and months', () => {
  it.each([
    ['10', '', 120],
    ['', '18', 18],
    ['2', '6', 30],
    ['1 ', '0', 12],
  ])('%s years and %s months', async (years, months, total) => {
    const { user, save, sent } = open(<TermField name="value" label="Looptijd" />);
    if (years !== '') await user.type(screen.getByLabelText('jaar'), years);
    if (months !== '') await user.type(screen.getByLabelText('maanden'), months);
    await user.click(save());
    expect(sent).toEqual([{ value: total }]);
  });

  it.each(['2,5', '12,25', '1.5', '-1', '1x', '1000'])(
    'refuses %s years, and keeps it to be corrected',
    async (typed) => {
      const { user, save, sent } = open(<TermField name="value" label="Looptijd" />);
      const years = screen.getByLabelText('jaar');
      await user.click(years);
      await user.paste(typed);
      await user.click(save());
      expect(sent).toEqual([]);
      expect(years).toHaveValue(typed);
      expect(years).toHaveAccessibleDescription('Fout: Vul hele jaren en maanden in.');
      await user.clear(years);
      await user.type(years, '2');
      expect(years).toBeValid();
      await user.click(save());
      expect(sent).toEqual([{ value: 24 }]);
    },
  );

  it('refuses months that are not a whole number, also with valid years', async () => {
    const { user, save, sent } = open(<TermField name="value" label="Looptijd" />, 24);
    await user.type(screen.getByLabelText('maanden'), '1,5');
    await user.click(save());
    expect(sent).toEqual([]);
    expect(screen.getByLabelText('jaar')).toHaveValue('2');
  });

  it('is checked when the focus leaves both, not between them', async () => {
    const { user } = open(<TermField name="value" label="Looptijd" />);
    await user.click(screen.getByLabelText('jaar'));
    await user.tab();
    expect(screen.queryByText('Vul dit in.')).toBeNull();
    await user.tab();
    expect(screen.getByText('Vul dit in.')).toBeVisible();
  });

  it('shows an existing term', () => {
    open(<TermField name="value" label="Looptijd" />, 30);
    expect(screen.getByLabelText('jaar')).toHaveValue('2');
    expect(screen.getByLabelText('maanden')).toHaveValue('6');
  });
});
