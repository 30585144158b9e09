import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { MemoryRouter, useNavigate } from 'react-router-dom';
import { testStoreForEachTest } from '../../store/test/testStore.ts';
import type { LogoutOutcome } from '../../store/ports.ts';
import { LogoutPage } from './LogoutPage.tsx';

const testStore = testStoreForEachTest();

/** Leads to /logout, as the session does when the provider did not answer. */
function NoAnswer() {
  const navigate = useNavigate();
  return <button onClick={() => void navigate('/logout')}>Geen antwoord</button>;
}

function open(farewell: LogoutOutcome, path = '/logout') {
  testStore.environment.farewell = farewell;
  render(
    <Provider store={testStore.store}>
      <MemoryRouter initialEntries={[path]}>
        <NoAnswer />
        <LogoutPage />
      </MemoryRouter>
    </Provider>,
  );
}

it.each([
  ['ended', 'Je bent uitgelogd.'],
  ['elsewhere', 'Je logde uit in een ander tabblad.'],
  ['unsure', 'Ben je uitgelogd?'],
] as const)('R-8.13 says the truth about the session: %s', async (farewell, title) => {
  open(farewell);
  expect(screen.getByRole('heading', { name: 'Je wordt uitgelogd.' })).toBeVisible();
  expect(await screen.findByRole('heading', { name: title })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Log weer in' })).toBeVisible();
});

it('R-8.13 after a logout in another tab a person logs in again where they were', async () => {
  open('elsewhere', '/logout?terug=%2Fprofiel');
  expect(await screen.findByRole('link', { name: 'Log weer in' })).toHaveAttribute('href', '/profiel');
});

it('R-8.13 tries again when there was no answer', async () => {
  open('unsure');
  await userEvent.click(await screen.findByRole('button', { name: 'Log uit' }));
  expect(testStore.environment.session).toEqual(['signOut']);
  // It failed: the page is still the same.
  await userEvent.click(screen.getByRole('button', { name: 'Geen antwoord' }));
  expect(await screen.findByRole('heading', { name: 'Ben je uitgelogd?' })).toBeVisible();
});

it('R-8.13 does not mention drafts when none are on this device', async () => {
  open('ended');
  await screen.findByRole('link', { name: 'Log weer in' });
  expect(screen.queryByText(/concept/u)).not.toBeInTheDocument();
});

it('R-8.13 offers to forget unsent drafts on a shared computer', async () => {
  localStorage.setItem('onderling.concept.relatie.jan.sanne', '{"firstname":"Sanne"}');
  open('ended');
  expect(
    await screen.findByText(
      'Op dit apparaat staat nog wat is ingevuld en niet is bewaard. Is het niet jouw apparaat? Verwijder het dan.',
    ),
  ).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Verwijder wat niet is bewaard' }));
  expect(await screen.findByText('Wat niet was bewaard, is van dit apparaat verwijderd.')).toHaveFocus();
  expect(screen.queryByRole('button', { name: 'Verwijder wat niet is bewaard' })).not.toBeInTheDocument();
  expect(localStorage).toHaveLength(0);
});
