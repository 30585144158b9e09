import { screen, waitFor } from '@testing-library/react';
import { registerText } from '../../text/register.ts';
import { renderApp } from '../../test/renderApp.tsx';

it("S-111 the token of an invitation leaves the address at once and stays with the tab's history entry, so that a reload continues", async () => {
  renderApp('/register/een-token');
  await waitFor(() => expect(location.pathname + location.search).toBe('/register'), { timeout: 4000 });
  expect((history.state as { usr: unknown }).usr).toEqual({ invitation: 'een-token' });
  expect([localStorage.length, sessionStorage.length]).toEqual([0, 0]);
  // Not the form for a person without one.
  expect(screen.queryByRole('heading', { name: registerText.title })).toBeNull();
});
