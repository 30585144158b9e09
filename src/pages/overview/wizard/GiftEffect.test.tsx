import { render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { json } from '../../../store/test/fakeNetwork.ts';
import { testStoreForEachTest } from '../../../store/test/testStore.ts';
import { GiftEffect } from './GiftEffect.tsx';
import { newContract, type WizardValues } from './wizardValues.ts';

const testStore = testStoreForEachTest();
beforeEach(() => {
  jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-06-15T10:00:00Z'));
});
afterEach(() => jest.restoreAllMocks());

const WHEN = 'De schenking telt mee in 2026: het jaar van ondertekenen, of van overmaken als dat eerder is.';

test.each([
  [{}, `${WHEN} Zolang er niet is ondertekend, telt deze schenking nog niet mee.`],
  [{ signed_date: '2026-06-01' }, WHEN],
  [
    { condition: 'suspensive', condition_text: 'Sanne haalt haar diploma.', signed_date: '2026-06-01' },
    'De schenking telt pas mee als de voorwaarde is uitgekomen, in het jaar van die dag. Hier staat wat ze zou doen in 2026.',
  ],
  [
    { form: 'at_death', signed_date: '2026-06-01' },
    'De schenking telt pas mee na het overlijden. Hier staat wat ze zou doen in 2026.',
  ],
] as const)('R-8.2 the effect of a gift says when it counts: %j', async (terms, note) => {
  testStore.network.on(
    'GET /gifts/meter',
    json({ year: 2026, figures: true, people: [], meters: [], waiting: [], possible: [] }),
  );
  const values = newContract('2026-06-15', null);
  const gift: WizardValues = {
    ...values,
    type: 'GiftContract',
    total: 100_000,
    parties: { from: ['jan'], to: ['sanne'] },
    contract: { ...values.contract, ...terms },
  };
  render(
    <Provider store={testStore.store}>
      <MemoryRouter>
        <GiftEffect values={gift} />
      </MemoryRouter>
    </Provider>,
  );
  expect(await screen.findByText(note)).toBeVisible();
});
