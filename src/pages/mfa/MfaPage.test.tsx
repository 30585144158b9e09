import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderApp } from '../../test/renderApp.tsx';

it('R-8.12 explains the second step and starts it; without a provider it says so, and does not loop', async () => {
  renderApp('/mfa?terug=%2Foverzicht');
  await screen.findByRole('heading', { level: 1, name: 'Nog één stap' });
  await userEvent.click(screen.getByRole('button', { name: 'Vul de code in' }));
  await screen.findByRole('heading', { level: 1, name: 'Inloggen lukt nu even niet' });
  expect(location.pathname + location.search).toBe('/error?error=inloggen_onbereikbaar');
});
