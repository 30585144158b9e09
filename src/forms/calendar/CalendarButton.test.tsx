import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { testStoreForEachTest } from '../../store/test/testStore.ts';
import { faults } from '../../test/axe.ts';
import { DayField } from '../DayField.tsx';
import { Form } from '../Form.tsx';
import { date, form, needed } from '../schema/fields.ts';
import { SubmitButton } from '../SubmitButton.tsx';

const testStore = testStoreForEachTest();

/** Tuesday 9 February 2027 in the Netherlands, and still Monday in London. */
const JUST_AFTER_MIDNIGHT = Date.parse('2027-02-08T23:30:00Z');

beforeEach(() => void jest.spyOn(Date, 'now').mockReturnValue(JUST_AFTER_MIDNIGHT));
afterEach(() => jest.restoreAllMocks());

function open(initial = '') {
  const sent: unknown[] = [];
  const told: string[] = [];
  render(
    <Provider store={testStore.store}>
      <Form
        initialValues={{ paid: initial }}
        schema={form({ paid: date(needed('Vul een datum in.')) })}
        onSubmit={(values) => sent.push(values)}
      >
        <DayField name="paid" label="Betaald op" onChanged={(value) => told.push(value)} />
        <SubmitButton>Opslaan</SubmitButton>
      </Form>
    </Provider>,
  );
  const user = userEvent.setup();
  return {
    sent,
    told,
    user,
    input: screen.getByRole('textbox', { name: 'Betaald op' }),
    button: screen.getByRole('button', { name: /^Kies een dag: Betaald op/u }),
    save: () => user.click(screen.getByRole('button', { name: 'Opslaan' })),
  };
}
const calendar = () => screen.findByRole('dialog', { name: 'Kies een dag: Betaald op' });
const focused = () => document.activeElement?.getAttribute('aria-label');

test('R-3.2 works by keyboard alone: opens on today in the Netherlands, moves, chooses, and returns the focus', async () => {
  const { user, input, button, told, sent, save } = open();
  await user.tab();
  await user.tab();
  expect(button).toHaveFocus();
  await user.keyboard('{Enter}');
  const panel = within(await calendar());
  await waitFor(() => expect(focused()).toBe('dinsdag 9 februari 2027'));
  expect(panel.getByRole('gridcell', { current: 'date' })).toHaveTextContent('9');
  expect(panel.getByRole('grid', { name: 'februari 2027' })).toBeVisible();
  expect(panel.getAllByRole('columnheader').map((head) => [head.getAttribute('aria-label'), head.textContent])).toEqual(
    [
      ['maandag', 'ma'],
      ['dinsdag', 'di'],
      ['woensdag', 'wo'],
      ['donderdag', 'do'],
      ['vrijdag', 'vr'],
      ['zaterdag', 'za'],
      ['zondag', 'zo'],
    ],
  );
  for (const [key, day] of [
    ['ArrowRight', 'woensdag 10 februari 2027'],
    ['ArrowDown', 'woensdag 17 februari 2027'],
    ['Home', 'maandag 15 februari 2027'],
    ['End', 'zondag 21 februari 2027'],
    ['PageDown', 'zondag 21 maart 2027'],
    ['ArrowUp', 'zondag 14 maart 2027'],
    ['PageUp', 'zondag 14 februari 2027'],
    ['ArrowLeft', 'zaterdag 13 februari 2027'],
  ] as const) {
    await user.keyboard(`{${key}}`);
    await waitFor(() => expect(focused()).toBe(day));
  }
  await user.keyboard('{Enter}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(input).toHaveValue('13-02-2027');
  expect(button).toHaveFocus();
  expect(button).toHaveAccessibleName('Kies een dag: Betaald op (nu 13 februari 2027)');
  expect(told.filter(Boolean)).toEqual(['2027-02-13']);
  await save();
  expect(sent).toEqual([{ paid: '2027-02-13' }]);
});

test('shows the month of the day in the field, also on days when the clock changes; the buttons go to other months', async () => {
  const { user, button, input } = open('2027-03-28');
  await user.click(button);
  const panel = within(await calendar());
  expect(await panel.findByRole('gridcell', { selected: true })).toHaveAccessibleName('zondag 28 maart 2027');
  await user.click(panel.getByRole('button', { name: 'Volgende maand' }));
  await user.click(await panel.findByRole('gridcell', { name: 'donderdag 1 april 2027' }));
  expect(input).toHaveValue('01-04-2027');
  await user.click(button);
  await user.click(within(await calendar()).getByRole('button', { name: 'Vorige maand' }));
  await user.click(await within(await calendar()).findByRole('gridcell', { name: 'zondag 28 maart 2027' }));
  expect(input).toHaveValue('28-03-2027');
});

test('an unreadable day opens this month', async () => {
  const { user, input, button } = open();
  await user.type(input, '31-02-20');
  await user.click(button);
  expect(await within(await calendar()).findByRole('grid', { name: 'februari 2027' })).toBeVisible();
  expect(input).toHaveValue('31-02-20jj');
});

test('R-8.1 Escape closes it without a change; the field is left only when the focus moves on', async () => {
  const { user, input, button, told } = open();
  await user.click(input);
  await user.click(button);
  expect(await faults(await calendar())).toEqual([]);
  await waitFor(() => expect(focused()).toBe('dinsdag 9 februari 2027'));
  expect(screen.queryByText('Vul een datum in.')).not.toBeInTheDocument();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(button).toHaveFocus());
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(told.filter(Boolean)).toEqual([]);
  expect(screen.queryByText('Vul een datum in.')).not.toBeInTheDocument();
  await user.tab();
  expect(await screen.findByText('Vul een datum in.')).toBeVisible();
});

test('"Sluit" closes it too, without a keyboard', async () => {
  const { user, button } = open();
  await user.click(button);
  const panel = within(await calendar());
  await waitFor(() => expect(focused()).toBe('dinsdag 9 februari 2027'));
  await user.click(panel.getByRole('button', { name: 'Sluit' }));
  await waitFor(() => expect(button).toHaveFocus());
});
