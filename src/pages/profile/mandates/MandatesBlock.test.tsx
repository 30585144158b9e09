import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import type { Mandates } from '../../../../domain/wire/mandate.ts';
import { AppConfigContext } from '../../../components/appConfig.ts';
import { useGetMandatesQuery } from '../../../store/modules/mandates/mandatesApi.ts';
import { json } from '../../../store/test/fakeNetwork.ts';
import { testStoreForEachTest } from '../../../store/test/testStore.ts';
import { faults } from '../../../test/axe.ts';
import { config } from '../../../test/config.ts';
import { MandatesBlock } from './MandatesBlock.tsx';

const testStore = testStoreForEachTest();
const noor = { hashid: 'noor', firstname: 'Noor', infix: '', lastname: 'Bos' };
const nothing: Mandates = { partner: noor, given: null, received: null };
const mandate = {
  hashid: 'm',
  party: noor,
  matters: ['terms', 'archive'],
  given_at: '2026-06-15T10:00:00.000Z',
} as const;
const given: Mandates = { ...nothing, given: { ...mandate, matters: [...mandate.matters] } };

function Shown() {
  const { data, isError, refetch } = useGetMandatesQuery();
  return <MandatesBlock mandates={data} failed={isError} onRetry={() => void refetch()} />;
}
const view = () =>
  render(
    <Provider store={testStore.store}>
      <AppConfigContext value={config}>
        <MemoryRouter>
          <Shown />
        </MemoryRouter>
      </AppConfigContext>
    </Provider>,
  );
function open(first: Mandates, then = first) {
  testStore.network.on('GET /mandates', json(first), json(then));
  return {
    ...view(),
    user: userEvent.setup(),
  };
}

test('I let my partner answer for me, only about matters I choose', async () => {
  const { container, user } = open(nothing, given);
  await user.click(await screen.findByRole('button', { name: 'Laat Noor ook antwoorden' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Noor ook namens jou laten antwoorden' }));
  await user.click(dialog.getByRole('button', { name: 'Bewaar' }));
  expect(await dialog.findAllByText('Kies ten minste één onderwerp.')).not.toHaveLength(0);
  testStore.network.on('POST /mandate', json(given));
  await user.click(dialog.getByRole('checkbox', { name: 'Andere afspraken' }));
  await user.click(dialog.getByRole('checkbox', { name: 'Het archief' }));
  await user.click(dialog.getByRole('button', { name: 'Bewaar' }));
  await waitFor(() =>
    expect(testStore.sent('POST /mandate')).toEqual([{ taker: 'noor', matters: ['terms', 'archive'] }]),
  );
  expect(await screen.findByRole('heading', { name: 'Noor mag ook namens jou antwoorden' })).toBeVisible();
  expect(screen.getByText(/^Over andere afspraken en het archief\./u)).toBeVisible();
  expect(await faults(container)).toEqual([]);
});

test('I end a mandate with one press, also one I received', async () => {
  const { user } = open({ ...given, received: { ...given.given!, hashid: 'n' } }, nothing);
  testStore.network.on('DELETE /mandate', json(nothing));
  await user.click(await screen.findByRole('button', { name: 'Stop dat jij namens Noor antwoordt' }));
  expect(await screen.findByRole('heading', { name: 'Noor antwoordt niet namens jou' })).toBeVisible();
});

test('a person without a partner with a login does not see the block', async () => {
  const { container } = open({ ...nothing, partner: null });
  await waitFor(() => expect(testStore.network.requests).toHaveLength(1));
  expect(container).toBeEmptyDOMElement();
});

test('a failed fetch is reported, and can be retried', async () => {
  testStore.network.on('GET /mandates', json({ error: 'Kapot.' }, 422), json(given));
  view();
  expect(await screen.findByText('We konden niet ophalen wie namens wie mag antwoorden.')).toBeVisible();
  await userEvent.setup().click(screen.getByRole('button', { name: 'Probeer opnieuw' }));
  expect(await screen.findByRole('heading', { name: 'Noor mag ook namens jou antwoorden' })).toBeVisible();
});
