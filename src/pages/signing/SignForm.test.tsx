import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { json } from '../../store/test/fakeNetwork.ts';
import { testStoreForEachTest } from '../../store/test/testStore.ts';
import { SignForm } from './SignForm.tsx';
import { aSigning } from './test/aSigning.ts';

const testStore = testStoreForEachTest();

const signing = aSigning();
const PAPER = '%PDF-1.7\neen contract';

beforeEach(() => {
  // The tests mock only the API; the shown paper is read from its object URL.
  const network = globalThis.fetch;
  const paper = {
    blob: () => Promise.resolve({ size: PAPER.length, arrayBuffer: () => new TextEncoder().encode(PAPER) }),
  };
  globalThis.fetch = (input, init) =>
    input === 'blob:paper' ? Promise.resolve(paper as unknown as Response) : network(input, init);
});
afterEach(() => Reflect.deleteProperty(globalThis, 'PublicKeyCredential'));

const sent = (call: string) => testStore.network.requests.filter((request) => request.call === call).length;
const shown = (of = signing) => (
  <Provider store={testStore.store}>
    <SignForm signing={of} paper="blob:paper" read />
  </Provider>
);
const open = () => {
  const { rerender } = render(shown());
  return {
    ...userEvent.setup(),
    becomes: (changes: Partial<typeof signing>) => rerender(shown({ ...signing, ...changes })),
  };
};
test("law 10: a sole debtor types the sum in letters, and can't sign before that", async () => {
  testStore.network.on('POST /signing/start', json({ request: null }));
  testStore.network.on('POST /signing/sign', json({ errors: { code: 'Deze code klopt niet.' } }, 422));
  render(shown(aSigning({ letters: { amount: 1_200_000, mine: true } })));
  const user = userEvent.setup();
  await user.click(tick());
  const code = screen.getByRole('button', { name: 'Liever met een code per mail' });
  expect(code).toBeDisabled();
  const field = screen.getByLabelText(/^Schrijf €.12\.000,00 voluit in letters/u);
  await user.type(field, 'elfduizend euro');
  await user.tab();
  expect(field).toHaveAccessibleDescription(/voluit in letters: twaalfduizend euro\./u);
  await user.clear(field);
  await user.type(field, 'Twaalfduizend');
  await user.click(code);
  await user.type(await screen.findByLabelText('Code uit de mail'), '123456{Enter}');
  await waitFor(() => expect(sent('POST /signing/sign')).toBe(1));
  const said = testStore.network.requests.find(({ call }) => call === 'POST /signing/sign');
  expect(said?.body).toMatchObject({ letters: 'Twaalfduizend' });
});

test('law 10: the other side is not asked for anything', () => {
  render(shown(aSigning({ letters: { amount: 1_200_000, mine: false } })));
  expect(screen.queryByLabelText(/voluit in letters/u)).not.toBeInTheDocument();
});

const tick = () => screen.getByRole('checkbox', { name: 'Ik heb het gelezen, en ik ga ermee akkoord.' });

test.each([
  ['that signs', false, 'Liever met een code per mail', 'Onderteken met deze code', 'POST /signing/sign'],
  [
    'that adds a device',
    true,
    'Onderteken met je apparaat',
    'Voeg dit apparaat toe en onderteken',
    'POST /passkey/start',
  ],
])('a code %s does nothing without the ticked box, and says so', async (_what, withDevice, ask, submit, call) => {
  if (withDevice) Object.assign(globalThis, { PublicKeyCredential: () => undefined });
  testStore.network.on('POST /signing/start', json({ request: null }));
  testStore.network.on('POST /passkey/code', json({ email_masked: 's•••@voorbeeld.example' }));
  testStore.network.on(call, json({ errors: { code: 'Deze code klopt niet.' } }, 422));
  const user = open();
  await user.click(tick());
  await user.click(screen.getByRole('button', { name: ask }));
  const code = await screen.findByLabelText('Code uit de mail');
  await user.click(tick());
  await user.type(code, '123456{Enter}');
  const button = screen.getByRole('button', { name: submit });
  expect(button).toBeDisabled();
  expect(button).toHaveAccessibleDescription('Zet eerst het vinkje.');
  expect(sent(call)).toBe(0);
  await user.click(tick());
  await user.click(button);
  await waitFor(() => expect(sent(call)).toBe(1));
});

test('only one code is requested at a time, and none once this device can sign', async () => {
  Object.assign(globalThis, { PublicKeyCredential: () => undefined });
  testStore.network.on('POST /signing/start', json({ request: null }));
  testStore.network.on('POST /passkey/code', json({ email_masked: 's•••@voorbeeld.example' }));
  const { click, becomes } = open();
  const press = async (name: string) => click(screen.getByRole('button', { name }));
  const codes = () => screen.queryAllByLabelText('Code uit de mail').length;
  const submits = () => screen.getByRole('button', { name: /deze code|dit apparaat/u }).textContent;
  await click(tick());
  await press('Liever met een code per mail');
  await screen.findByLabelText('Code uit de mail');
  await press('Onderteken met je apparaat');
  await waitFor(() => expect(submits()).toBe('Voeg dit apparaat toe en onderteken'));
  expect(codes()).toBe(1);
  await press('Liever met een code per mail');
  await waitFor(() => expect(submits()).toBe('Onderteken met deze code'));
  expect(codes()).toBe(1);
  await press('Onderteken met je apparaat');
  await waitFor(() => expect(submits()).toBe('Voeg dit apparaat toe en onderteken'));
  // The device was added, and then the person cancelled there.
  becomes({ passkeys: 1 });
  expect(codes()).toBe(0);
  expect(screen.getByRole('button', { name: 'Onderteken met je apparaat' })).toBeEnabled();
});
