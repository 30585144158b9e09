import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import { json } from '../../store/test/fakeNetwork.ts';
import { testStoreForEachTest } from '../../store/test/testStore.ts';
import { faults } from '../../test/axe.ts';
import { renderApp } from '../../test/renderApp.tsx';
import { MfaPage } from './MfaPage.tsx';

it('R-8.12 explains the second step and starts it; without a provider it says so, and does not loop', async () => {
  renderApp('/mfa?terug=%2Foverzicht');
  await screen.findByRole('heading', { level: 1, name: 'Nog één stap' });
  await userEvent.click(screen.getByRole('button', { name: 'Vul de code in' }));
  await screen.findByRole('heading', { level: 1, name: 'Inloggen lukt nu even niet' });
  expect(location.pathname + location.search).toBe('/error?error=inloggen_onbereikbaar');
});

describe('a person stopped before an administrator page', () => {
  // Before the store is emptied.
  afterEach(cleanup);
  const testStore = testStoreForEachTest();
  const NONE = { factor: null, passkeys: [], address_asked: null, address_changed: null };
  const WHY = /alleen voor beheerders/u;
  const Elsewhere = () => {
    const { pathname, search } = useLocation();
    return <p>{pathname + search}</p>;
  };

  function open(...roles: string[]) {
    testStore.signIn(...roles);
    return render(
      <Provider store={testStore.store}>
        <MemoryRouter initialEntries={['/mfa?terug=%2Fadmin%3Fdeel%3Dtoestand']}>
          <Routes>
            <Route path="/mfa" element={<MfaPage />} />
            <Route path="*" element={<Elsewhere />} />
          </Routes>
        </MemoryRouter>
      </Provider>,
    );
  }

  it('R-8.12 reads why, and is led to where the second step is turned on, with the return path kept', async () => {
    testStore.network.on('GET /security', json({ ...NONE, embedded: true }));
    const { container } = open('superadmin');
    const way = await screen.findByRole('link', { name: 'Zet de tweede stap aan' });
    expect(screen.getByText(WHY)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Vul de code in' })).not.toBeInTheDocument();
    expect(await faults(container)).toEqual([]);
    await userEvent.click(way);
    expect(screen.getByText('/profiel?terug=%2Fadmin%3Fdeel%3Dtoestand')).toBeVisible();
  });

  it('R-8.12 gives the code when they have one and skipped it', async () => {
    testStore.network.on(
      'GET /security',
      json({ status: 'mfa', message: 'Bevestig je inlog met de tweede stap.' }, 401),
    );
    open('superadmin');
    await userEvent.click(await screen.findByRole('button', { name: 'Vul de code in' }));
    expect(testStore.environment.session).toEqual(['stepUp /admin?deel=toestand']);
    expect(screen.queryByText(WHY)).not.toBeInTheDocument();
  });

  it('R-8.12 is asked for the passkey when they have one and logged in with the password', async () => {
    const passkey = { id: 'a', name: 'Telefoon', added_at: '2026-11-20T10:00:00.000Z', last_used_at: null };
    testStore.network.on('GET /security', json({ ...NONE, embedded: true, passkeys: [passkey] }));
    const { container } = open('superadmin');
    const way = await screen.findByRole('button', { name: 'Log in met je passkey' });
    expect(screen.getByText(WHY)).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Zet de tweede stap aan' })).not.toBeInTheDocument();
    expect(await faults(container)).toEqual([]);
    await userEvent.click(way);
    expect(testStore.environment.session).toEqual(['stepUp /admin?deel=toestand']);
  });

  it('R-8.12 with an external provider takes the step there, and turns it on there', async () => {
    testStore.network.on('GET /security', json({ ...NONE, embedded: false }));
    open('superadmin');
    await userEvent.click(await screen.findByRole('button', { name: 'Vul de code in' }));
    expect(testStore.environment.session).toEqual(['stepUp /admin?deel=toestand']);
    expect(screen.getByText(WHY)).toBeVisible();
    expect(screen.getByText(/bij de dienst waarmee je inlogt/u)).toBeVisible();
  });

  it('R-8.12 certainly has a second step when they are no administrator: no call to the server', () => {
    open();
    expect(screen.getByRole('button', { name: 'Vul de code in' })).toBeVisible();
    expect(testStore.network.requests).toEqual([]);
  });
});
