import { render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { aGift, aRelation, aUser } from '../../../store/test/family.ts';
import { json } from '../../../store/test/fakeNetwork.ts';
import { calls, testStoreForEachTest } from '../../../store/test/testStore.ts';
import { DoneStep } from './DoneStep.tsx';
import { WizardForm } from './WizardForm.tsx';

const testStore = testStoreForEachTest();
afterEach(() => localStorage.clear());

const concept = aGift('een', null, 100_000);

/** What belongs to the concept of a gift of Jan to Sanne. */
async function open(part: ReactNode, sanneHasLogin: boolean) {
  testStore.network.on('GET /user', json(aUser({ children: [aRelation('sanne', sanneHasLogin)] })));
  testStore.network.on('GET /users', json({ error: 'Kapot.' }, 422));
  testStore.network.on('GET /contracts', json([concept]));
  testStore.network.on('GET /gifts/meter', json({ error: 'Kapot.' }, 422));
  await testStore.dispatch(calls.getUser.initiate());
  await testStore.dispatch(calls.getContracts.initiate());
  render(
    <Provider store={testStore.store}>
      <MemoryRouter initialEntries={['/overzicht?wijzig=een&stap=afspraken']}>{part}</MemoryRouter>
    </Provider>,
  );
}
const terms = <WizardForm asked="afspraken" edited={concept} />;
const hint = async () => (await screen.findByLabelText(/^Ondertekend op/u)).getAttribute('aria-describedby') ?? '';
const words = async () => document.getElementById((await hint()).split(' ')[0] ?? '')?.textContent;

test('S-207 who has a login is named where the day of signing is filled in: they confirm it', async () => {
  await open(terms, true);
  expect(await words()).toMatch(/krijgt Sanne een bericht en bevestigt die dag\. Tot dan is het een concept\.$/u);
});

test('without a login on the other side nobody is asked', async () => {
  await open(terms, false);
  expect(await words()).toBe('Nog niet ondertekend? Laat dit leeg, dan bewaren we een concept.');
});

test('S-207 once it is saved the last step says who was asked, and that it does not count yet', async () => {
  const proposals = [{ hashid: 'v', side: 'from', state: 'open', content: { kind: 'signing' } }];
  testStore.network.on('GET /contract/proposals', json({ state: 'offered', may: [], agrees: 'here', proposals }));
  await open(<DoneStep contract={concept} />, true);
  expect(await screen.findByText(/We hebben Sanne gevraagd om de dag te bevestigen/u)).toBeVisible();
});
