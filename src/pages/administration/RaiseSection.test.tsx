import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import type { AppConfig } from '../../../domain/wire/config.ts';
import type { OrdersAnswer } from '../../../domain/wire/order.ts';
import { AppConfigContext } from '../../components/appConfig.ts';
import { userApi } from '../../store/modules/user/userApi.ts';
import { aUser } from '../../store/test/family.ts';
import { json } from '../../store/test/fakeNetwork.ts';
import { aPrice } from '../../../domain/orders/test/price.ts';
import { testStoreForEachTest } from '../../store/test/testStore.ts';
import { config } from '../../test/config.ts';
import { RaiseSection } from './RaiseSection.tsx';

const testStore = testStoreForEachTest();

const answer: OrdersAnswer = {
  plan: { children: 2, present: 1, included: 2, until: null },
  per_year: 1250,
  offers: { orders: true, online: false },
  most: 100,
  code: null,
  orders: [],
};

async function open(email_verified: boolean, registration: AppConfig['registration'] = 'embedded') {
  testStore.network.on('GET /user', json(aUser({ email_verified })));
  testStore.network.on('POST /order/quote', json(aPrice));
  await testStore.dispatch(userApi.endpoints.getUser.initiate());
  render(
    <Provider store={testStore.store}>
      <AppConfigContext value={{ ...config, registration }}>
        <RaiseSection answer={answer} />
      </AppConfigContext>
    </Provider>,
  );
  expect(await screen.findByText('Wat het kost')).toBeVisible();
}
const order = () => screen.queryByRole('button', { name: /^Bestel/u });
const first = /^Bevestig eerst je e-mailadres, want daar sturen we de factuur heen\./u;

it('R-8.4 a person with an unconfirmed address is told before ordering, and can have the mail sent again there', async () => {
  testStore.network.on('POST /verification/resend', json({}));
  await open(false);
  expect(screen.getByText(first)).toBeVisible();
  expect(order()).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Stuur de mail opnieuw' }));
  expect(await screen.findByText(/^We hebben de mail opnieuw gestuurd naar/u)).toBeVisible();
});

it('at an external identity provider, which sends that mail itself, we offer no button', async () => {
  await open(false, 'provider');
  expect(screen.getByText('Dat doe je bij de dienst waarmee je inlogt. Log daarna opnieuw in.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Stuur de mail opnieuw' })).toBeNull();
});

it('a person with a confirmed address orders at once', async () => {
  await open(true);
  expect(order()).toBeVisible();
  expect(screen.queryByText(first)).toBeNull();
});

it("R-8.4 a person with yesterday's price on screen orders nothing at another price: today's price is shown instead", async () => {
  const sent = () => testStore.network.requests.filter(({ call }) => call === 'POST /order').map(({ body }) => body);
  await open(true);
  testStore.network.on('POST /order', json({ error: 'De prijs is veranderd.' }, 409));
  testStore.network.on('POST /order/quote', json({ ...aPrice, subtotal: 2500, total: 2500 }));
  await userEvent.click(screen.getByRole('button', { name: /^Bestel en betaal €\s12,50$/u }));
  expect(await screen.findByRole('button', { name: /^Bestel en betaal €\s25,00$/u })).toBeEnabled();
  expect(sent()).toEqual([{ children: 3, total: 1250 }]);
});
