import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { nothing } from '../../../store/test/fakeNetwork.ts';
import { testStoreForEachTest } from '../../../store/test/testStore.ts';
import { PasswordForm } from './PasswordForm.tsx';

const testStore = testStoreForEachTest();
const RULE =
  /Wachtwoord moet bestaan uit 8 tot 80 characters, één hoofdletter, één kleine letter, een cijfer en een symbool/u;

async function choose(current: string, next: string) {
  const closed = jest.fn();
  render(
    <Provider store={testStore.store}>
      <PasswordForm onClose={closed} />
    </Provider>,
  );
  testStore.network.on('POST /profile/password', nothing());
  const user = userEvent.setup();
  const [now, then] = [...document.querySelectorAll('input')] as [HTMLInputElement, HTMLInputElement];
  await user.click(now);
  await user.paste(current);
  await user.click(then);
  await user.paste(next);
  await user.click(document.querySelector('button[type=submit]') as HTMLElement);
  return { closed, then, sent: () => testStore.network.requests.length };
}

test.each(['kort', 'keukentafel-2026!', 'Keukentafel-zomer!', 'Keukentafel2026'])(
  'R-3.17 the new password %p is refused by the rule, and nothing is sent',
  async (weak) => {
    const { then, sent } = await choose('Oud-2026!', weak);
    await waitFor(() => expect(then).toHaveAccessibleDescription(RULE));
    expect(sent()).toBe(0);
  },
);

test('R-3.17 a password by the rule is sent; the old one again is not', async () => {
  const { closed } = await choose('Oud-2026!', 'Keukentafel-2026!');
  await waitFor(() => expect(closed).toHaveBeenCalled());
  expect(testStore.network.requests[0]?.body).toEqual({ current: 'Oud-2026!', next: 'Keukentafel-2026!' });
});

test('the old password is not accepted as a new one', async () => {
  const { then, sent } = await choose('Keukentafel-2026!', 'Keukentafel-2026!');
  await waitFor(() => expect(then).toBeInvalid());
  expect(screen.queryByText(RULE)).not.toBeInTheDocument();
  expect(sent()).toBe(0);
});
