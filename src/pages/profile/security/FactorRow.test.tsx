import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { AppConfigContext } from '../../../components/appConfig.ts';
import { json } from '../../../store/test/fakeNetwork.ts';
import { testStoreForEachTest } from '../../../store/test/testStore.ts';
import { config } from '../../../test/config.ts';
import { FactorRow } from './FactorRow.tsx';

// Before the store is emptied.
afterEach(cleanup);
const testStore = testStoreForEachTest();

const on = { enabled_at: '2026-11-20T10:00:00.000Z', recovery_codes_left: 10 };
const Address = () => {
  const { pathname, search } = useLocation();
  return <p>{pathname + search}</p>;
};
const open = (path: string, factor: typeof on | null = null) =>
  render(
    <Provider store={testStore.store}>
      <AppConfigContext value={config}>
        <MemoryRouter initialEntries={[path]}>
          <FactorRow factor={factor} />
          <Address />
        </MemoryRouter>
      </AppConfigContext>
    </Provider>,
  );
/** Fills in the one field of the dialog's form and sends it. */
async function answer(text: string, button: string): Promise<void> {
  const verb = await screen.findByText(button);
  await userEvent.click(document.querySelector('input') as HTMLInputElement);
  await userEvent.paste(text);
  await userEvent.click(verb);
}

describe('R-8.12 a person whom /mfa sent to turn the second step on', () => {
  const FROM_MFA = '/profiel?terug=%2Fadmin%3Fdeel%3Dtoestand';

  it('does so at once, and continues to their page once the codes are saved', async () => {
    testStore.network.on(
      'POST /security/factor/start',
      json({ key: 'ABCD EFGH', uri: 'otpauth://totp/x', qr: { size: 1, path: 'M0 0' } }),
    );
    testStore.network.on('POST /security/factor/confirm', json({ codes: ['abcd-efgh-jkmn'] }));
    open(FROM_MFA);
    await answer('Keukentafel-2026!', 'Volgende stap');
    await answer('123456', 'Controleer code');
    await userEvent.click(await screen.findByText('Ik heb ze bewaard'));
    expect(screen.getByText('/admin?deel=toestand')).toBeInTheDocument();
  });

  it('stays on the profile when they change their mind', async () => {
    open(FROM_MFA);
    await userEvent.click(await screen.findByText('Annuleer'));
    expect(screen.getByText(FROM_MFA)).toBeInTheDocument();
  });

  it.each([
    ['a person who has one', FROM_MFA, on],
    ['a person who came without /mfa', '/profiel', null],
  ])('opens nothing for %s', (_who, path, factor) => {
    open(path, factor);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});
