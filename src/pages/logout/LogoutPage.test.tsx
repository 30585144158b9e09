import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { stageForEachTest } from '../../store/test/stage.ts';
import type { Farewell } from '../../store/ports.ts';
import { LogoutPage } from './LogoutPage.tsx';

const stage = stageForEachTest();

function open(farewell: Farewell) {
  stage.world.farewell = farewell;
  render(
    <Provider store={stage.store}>
      <MemoryRouter>
        <LogoutPage />
      </MemoryRouter>
    </Provider>,
  );
}

it.each([
  ['ended', 'Je bent uitgelogd.'],
  ['elsewhere', 'Je logde uit in een ander tabblad.'],
  ['unsure', 'Ben je uitgelogd?'],
] as const)('R-8.13 says what is so: %s', async (farewell, title) => {
  open(farewell);
  expect(screen.getByRole('heading', { name: 'Je wordt uitgelogd.' })).toBeVisible();
  expect(await screen.findByRole('heading', { name: title })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Log weer in' })).toBeVisible();
});

it('R-8.13 asks again where no answer came', async () => {
  open('unsure');
  await userEvent.click(await screen.findByRole('button', { name: 'Log uit' }));
  expect(stage.world.session).toEqual(['signOut']);
});
