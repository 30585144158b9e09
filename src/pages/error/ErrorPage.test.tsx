import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderApp } from '../../test/renderApp.tsx';

describe('R-8.14 the error screen', () => {
  it.each([
    ['?error=access_denied', 'Je bent niet ingelogd', 'Log opnieuw in'],
    ['?error=login_required', 'Log opnieuw in', 'Log opnieuw in'],
    ['?error=server_error', 'Inloggen lukt nu even niet', 'Probeer opnieuw'],
    ['?error=invalid_request', 'Inloggen is niet gelukt', 'Log opnieuw in'],
    ['?error=403', 'Deze pagina is niet voor jou', 'Naar overzicht'],
    ['?error=constructor', 'Er ging iets mis', 'Naar overzicht'],
    ['', 'Er ging iets mis', 'Naar overzicht'],
  ])('says in our words what happened for %p, with one next step', async (query, title, action) => {
    renderApp(`/error${query}`);
    await screen.findByRole('heading', { level: 1, name: title });
    expect(screen.getByRole('link', { name: action })).toHaveAttribute('href', '/overzicht');
    expect(screen.getByText('Blijft het misgaan? Chat dan met ons, rechtsonder.')).toBeVisible();
  });

  it('keeps the foreign text folded away, and no longer than is useful', async () => {
    renderApp(`/error?error=access_denied&error_description=The+user+denied+${'x'.repeat(1000)}`);
    await screen.findByRole('heading', { level: 1, name: 'Je bent niet ingelogd' });
    const foreign = screen.getByText(/The user denied/u);
    expect(foreign).not.toBeVisible();
    await userEvent.click(screen.getByText('Technische details'));
    expect(foreign).toBeVisible();
    expect(foreign.textContent).toBe(`access_denied\nThe user denied ${'x'.repeat(284)}`);
  });

  it('shows no details when nothing is known', async () => {
    renderApp('/error');
    await screen.findByRole('heading', { level: 1, name: 'Er ging iets mis' });
    expect(screen.queryByText('Technische details')).toBeNull();
  });
});
