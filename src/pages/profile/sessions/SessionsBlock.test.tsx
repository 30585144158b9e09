import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import type { LoginSession, SecurityState } from '../../../../domain/wire/security.ts';
import { AppConfigContext } from '../../../components/appConfig.ts';
import { json } from '../../../store/test/fakeNetwork.ts';
import { testStoreForEachTest } from '../../../store/test/testStore.ts';
import { faults } from '../../../test/axe.ts';
import { config } from '../../../test/config.ts';
import { profileAnchors } from '../anchors.ts';
import { SessionsBlock } from './SessionsBlock.tsx';

const testStore = testStoreForEachTest();

const session = (id: string, current: boolean): LoginSession => ({
  ...{ id, current, device: 'Firefox' },
  ...{ signed_in_at: '2026-06-01T10:00:00Z', last_seen: '2026-06-02T10:00:00Z' },
});
const security: SecurityState = {
  embedded: true,
  factor: { enabled_at: '2026-06-03T10:00:00Z', recovery_codes_left: 8 },
  passkeys: [{ id: 'p', name: 'Telefoon', added_at: '2026-06-04T10:00:00Z', last_used_at: null }],
  address_asked: { email: 'dief@voorbeeld.example', until: '2026-06-16T10:00:00Z' },
  address_changed: null,
};
const devices = [{ hashid: 'd', name: 'Laptop', added_at: '2026-06-05T10:00:00Z' }];

function open() {
  render(
    <Provider store={testStore.store}>
      <AppConfigContext value={config}>
        <main>
          <SessionsBlock
            sessions={[session('hier', true), session('daar', false)]}
            ways={{ security, devices }}
            failed={false}
            onRetry={() => undefined}
          />
          <section id={profileAnchors.passkeys}>De passkeys</section>
        </main>
      </AppConfigContext>
    </Provider>,
    { wrapper: MemoryRouter },
  );
  return userEvent.setup();
}
const endOthers = async (user: ReturnType<typeof userEvent.setup>) => {
  await user.click(screen.getByRole('button', { name: 'Log uit op alle andere apparaten' }));
  await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Log uit' }));
};

test('a person who logs everybody else out sees each way to log in, with the place to remove it', async () => {
  const user = open();
  testStore.network.on('DELETE /sessions', json({}));
  expect(screen.queryByRole('region', { name: 'Kijk nu wat van jou is' })).toBeNull();
  await endOthers(user);
  const region = await screen.findByRole('region', { name: 'Kijk nu wat van jou is' });
  expect(
    within(region)
      .getAllByRole('listitem')
      .map((item) => item.firstChild?.textContent),
  ).toEqual([
    'Je wachtwoord',
    'Een ander e-mailadres dat nog op bevestiging wacht: dief@voorbeeld.example',
    'De tweede stap, aan sinds 3 juni 2026',
    'Passkey “Telefoon” om in te loggen, sinds 4 juni 2026',
    'Apparaat “Laptop” om te ondertekenen, sinds 5 juni 2026',
  ]);
  await waitFor(() => expect(region).toHaveFocus());
  expect(await faults(region)).toEqual([]);
  Element.prototype.scrollIntoView = jest.fn();
  await user.click(within(region).getByRole('link', { name: /^Bekijk: Passkey/u }));
  expect(screen.getByText('De passkeys')).toHaveFocus();
});

test('lists nothing when nobody was logged out', async () => {
  const user = open();
  testStore.network.on('DELETE /sessions', json({ error: 'Dat lukte niet.' }, 500));
  await endOthers(user);
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(screen.queryByRole('region', { name: 'Kijk nu wat van jou is' })).toBeNull();
});
