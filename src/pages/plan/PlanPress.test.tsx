import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import type { Plan } from '../../../domain/wire/plan.ts';
import { AppConfigContext } from '../../components/appConfig.ts';
import { pinDay } from '../../components/useToday.ts';
import { paths } from '../../paths.ts';
import { aLoan } from '../../store/test/family.ts';
import { json } from '../../store/test/fakeNetwork.ts';
import { testStoreForEachTest } from '../../store/test/testStore.ts';
import { config } from '../../test/config.ts';
import { PlanPress } from './PlanPress.tsx';

const testStore = testStoreForEachTest();
const year = { year: 2026, given: 0, room: 690_800, assumed: false, forgive: 690_800, give: 0 };
const plan: Plan = {
  ...{ hashid: 'plan', version: 1, state: 'runs', child: 'sanne', firstname: 'Sanne', from: ['jan'], note: '' },
  ...{
    first: '2026-06-15',
    until: null,
    target: 2_000_000,
    yearly: null,
    above: false,
    ends: 'sum',
    pace: 'exemption',
  },
  ...{ loan: 'lening', forgives: 'lower_payment', words: [], concept: null, proposed: false },
  years: [{ ...year, date: '2026-06-15' }],
};

function open(shown: Plan) {
  pinDay('2026-06-15');
  const router = createMemoryRouter([
    { path: '/', element: <PlanPress plan={shown} /> },
    { path: '*', element: null },
  ]);
  render(
    <Provider store={testStore.store}>
      <AppConfigContext value={config}>
        <RouterProvider router={router} />
      </AppConfigContext>
    </Provider>,
  );
  return { router, user: userEvent.setup() };
}

it('offers to forgive from its day on, and before that says when', () => {
  open({ ...plan, years: [{ ...year, date: '2026-09-01' }] });
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.getByText(/^Vanaf 1 september 2026 kun je €\s6\.908 kwijtschelden\./u)).toBeVisible();
});

it.each([
  ['is proposed', json({}, 200)],
  ['has to know first what was paid', json({ error: 'Leg eerst vast wat er tot vandaag is betaald.' }, 409)],
])('leads to the loan when it %s', async (_what, answer) => {
  testStore.network.on('POST /contract/proposal', answer);
  testStore.network.on('GET /contract', json(aLoan('lening', '2026-01-01', 2_500_000)));
  const { router, user } = open(plan);
  await user.click(screen.getByRole('button', { name: /^Scheld/u }));
  await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Stel het voor' }));
  await waitFor(() => expect(router.state.location.pathname).toBe(paths.lening('lening')));
});
