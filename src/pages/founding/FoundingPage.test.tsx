import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import fc from 'fast-check';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { validateFounding } from '../../../domain/relations/validateFounding.ts';
import type { CurrentUser } from '../../../domain/wire/user.ts';
import { schemaErrors } from '../../forms/validation.ts';
import { json } from '../../store/test/fakeNetwork.ts';
import { aUser } from '../../store/test/family.ts';
import { calls, testStoreForEachTest } from '../../store/test/testStore.ts';
import { FoundingPage } from './FoundingPage.tsx';
import { foundingSchema } from './foundingSchema.ts';
import '../../../domain/test/seed.ts';

const testStore = testStoreForEachTest();
const vries = { hashid: 'vries', name: 'De Vries', role: 'member' as const };

async function open(changes: Partial<CurrentUser> = {}) {
  testStore.network.on('GET /user', json(aUser({ families: [vries], ...changes })));
  await testStore.store.dispatch(calls.getUser.initiate());
  render(
    <Provider store={testStore.store}>
      <MemoryRouter>
        <FoundingPage />
      </MemoryRouter>
    </Provider>,
  );
  return screen.findByRole('textbox', { name: /^Hoe heet je familie/ });
}
const press = () => userEvent.click(screen.getByRole('button', { name: 'Begin deze familie' }));
const founded = () => testStore.network.requests.filter(({ call }) => call === 'POST /family');

test('pressing the button opens the new family on a reloaded page; the call takes effect once', async () => {
  testStore.network.on('POST /family', json({ family: 'nieuw' }, 201));
  const name = await open({ firstname: 'Tom', infix: '', lastname: 'Bakker', birthdate: '1988-05-04' });
  expect(name).toHaveValue('Bakker');
  expect(screen.getByText(/^Jij staat erin als Tom Bakker, geboren op 4 mei 1988\./)).toBeVisible();
  expect(screen.queryByRole('textbox', { name: /geboortedatum/i })).toBeNull();
  await press();
  await waitFor(() => expect(testStore.environment.left).toEqual(['/overzicht?familie=nieuw']));
  expect(founded()).toMatchObject([{ body: { name: 'Bakker' } }]);
  expect(founded()[0]?.headers['idempotency-key']).toBeDefined();
  expect(screen.getByRole('button', { name: 'Begin deze familie' })).toBeDisabled();
});

test('the page explains the consequences before any call to the server', async () => {
  await open();
  expect(
    screen.getByText(/^Van familie De Vries zie je daar niets, en zij zien niets van jouw familie\./),
  ).toBeVisible();
  expect(founded()).toEqual([]);
});

test.each([
  ['', 'Vul een naam voor je familie in.'],
  ['  ', 'Vul een naam voor je familie in.'],
  ['familie de vries', 'Je hoort al bij een familie met deze naam. Kies een andere, dan houd je ze uit elkaar.'],
  ['x'.repeat(101), 'Deze tekst is te lang. Gebruik ten hoogste 100 tekens.'],
])('R-3.17 the name "%s" is refused at its field, and nothing is sent', async (typed, sentence) => {
  const name = await open({ firstname: 'Sanne', infix: 'de', lastname: 'Vries' });
  expect(name).toHaveValue('');
  if (typed !== '') await userEvent.type(name, typed);
  await press();
  expect(name).toHaveAccessibleDescription(expect.stringContaining(sentence));
  expect(name).toBeInvalid();
  expect(founded()).toEqual([]);
});

test('R-3.17 a missing birth date is asked for, and must follow the rule', async () => {
  testStore.network.on('POST /family', json({ family: 'nieuw' }, 201));
  const name = await open({ birthdate: null });
  await userEvent.clear(name);
  await userEvent.type(name, 'Vos');
  const birthdate = screen.getByRole('textbox', { name: /^Je geboortedatum/ });
  for (const [typed, sentence] of [
    ['', 'Vul een geboortedatum in.'],
    ['31-2-1990', 'Datum is niet in het formaat DD-MM-JJJJ'],
    ['1-1-2020', 'Je moet 18 jaar of ouder zijn om een account te maken of een familie te beginnen.'],
  ] as const) {
    await userEvent.clear(birthdate);
    if (typed !== '') await userEvent.type(birthdate, typed);
    await press();
    expect(birthdate).toHaveAccessibleDescription(expect.stringContaining(sentence));
  }
  expect(founded()).toEqual([]);
  await userEvent.clear(birthdate);
  await userEvent.type(birthdate, '31-12-1990');
  await press();
  await waitFor(() => expect(founded()).toMatchObject([{ body: { name: 'Vos', birthdate: '1990-12-31' } }]));
});

test('S-186 a refusal by the server is shown at its field, and leads nowhere', async () => {
  testStore.network.on('POST /family', json({ errors: { name: 'Deze naam kan niet.' } }, 422));
  const name = await open({ firstname: 'Tom', infix: '', lastname: 'Bakker' });
  await press();
  await waitFor(() => expect(name).toHaveAccessibleDescription(expect.stringContaining('Deze naam kan niet.')));
  expect(testStore.environment.left).toEqual([]);
});

test('R-3.17 the form and the server judge all values alike', () => {
  const filled = fc.record({
    name: fc.constantFrom('', ' ', 'Vos', 'familie Vos', ' DE  VRIES', 'Familie', 'x'.repeat(101), 'a\u202eb'),
    birthdate: fc.constantFrom('', '1919-12-31', '1990-05-12', '2008-06-10', '2008-06-11', '31-2-2000'),
    code: fc.constant(''),
  });
  fc.assert(
    fc.property(filled, fc.subarray(['De Vries', 'Vos']), (values, own) => {
      expect(schemaErrors(foundingSchema(own, '2026-06-10'), values)).toEqual(
        validateFounding(values, own, '2026-06-10'),
      );
    }),
  );
});
