import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { AppConfigContext } from '../../components/appConfig.ts';
import { userApi } from '../../store/modules/user/userApi.ts';
import { aGift, aUser } from '../../store/test/family.ts';
import { json } from '../../store/test/fakeNetwork.ts';
import { testStoreForEachTest } from '../../store/test/testStore.ts';
import { config } from '../../test/config.ts';
import { SigningPage } from './SigningPage.tsx';
import { aSigning, jan } from './test/aSigning.ts';

const testStore = testStoreForEachTest();

const open = () =>
  render(
    <Provider store={testStore.store}>
      <AppConfigContext value={config}>
        <MemoryRouter initialEntries={['/ondertekenen/verzoek']}>
          <Routes>
            <Route path="/ondertekenen/:id" element={<SigningPage />} />
          </Routes>
        </MemoryRouter>
      </AppConfigContext>
    </Provider>,
  );

/** Jan asked and signed; Sanne still has to. */
const asked = aSigning({ may: ['withdraw'] });

test('after a request is taken back the overview says at once that the concept can be sent again', async () => {
  const ended = { by: jan, at: '2026-04-15T10:00:00.000Z', word: '', document: null };
  const withdrawn = aSigning({ state: 'withdrawn', may: [], ended });
  const next = { kind: 'send', hashid: null, date: null, amount: null, by: null, at_once: false };
  testStore.network.on('GET /signing', json(asked), json(withdrawn));
  testStore.network.on('GET /signing/document', json({ error: 'Niet gevonden.' }, 404));
  testStore.network.on('GET /contract', json(aGift('een', null, 1)), json({ ...aGift('een', null, 1), next }));
  testStore.network.on('POST /signing/end', json(withdrawn));
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'Trek het verzoek in' }));
  await userEvent.click(screen.getAllByRole('button', { name: 'Trek het verzoek in' }).at(-1) as HTMLElement);
  await waitFor(() => expect(testStore.getState().contracts.list).toMatchObject([{ hashid: 'een', next }]));
});

test('S-266 a signature in doubt is reported above the request, and so is one said to be another’s', async () => {
  const contested = [
    { by: jan, rejected: false },
    { by: { ...jan, hashid: 'sanne', firstname: 'Sanne' }, rejected: true },
  ];
  testStore.network.on('GET /signing', json(aSigning({ may: [], waits: 'Dit contract staat even stil.', contested })));
  testStore.network.on('GET /signing/document', json({ error: 'Niet gevonden.' }, 404));
  testStore.network.on('GET /contract', json(aGift('een', null, 1)));
  open();
  expect(await screen.findByText('Ondertekening betwist')).toBeVisible();
  expect(screen.getByText(/^Jan de Vries haalde het account terug/u)).toBeVisible();
  expect(screen.getByText('Sanne de Vries zegt: deze handtekening is niet van mij.')).toBeVisible();
});

test('once everybody who signs here has signed, it says whom it still waits for', async () => {
  const signers = [{ party: jan, side: 'from', signed_at: '2026-04-15T10:00:00.000Z', how: 'passkey' } as const];
  const on_paper = [{ ...jan, hashid: 'marie', firstname: 'Marie' }];
  testStore.network.on('GET /signing', json(aSigning({ may: [], changes: 'pause', signers, on_paper })));
  testStore.network.on('GET /signing/document', json({ error: 'Niet gevonden.' }, 404));
  testStore.network.on('GET /contract', json(aGift('een', null, 1)));
  open();
  expect(
    await screen.findByText(/^Iedereen met een eigen login heeft ondertekend\..* dat Marie akkoord is\.$/u),
  ).toBeVisible();
  expect(screen.getByRole('list', { name: 'Handtekeningen' })).toHaveTextContent(
    /Marie de Vriesondertekent hier nietNog niet vastgelegd/u,
  );
});

test('law 8: a spouse reads what they consent to, can refuse, and gets the sealed paper without the page of the contract', async () => {
  const party = { hashid: 'sanne', firstname: 'Sanne', infix: 'de', lastname: 'Vries' };
  const signers = [{ party, side: 'spouse', signed_at: null, how: null } as const];
  const ended = { by: jan, at: '2026-04-15T10:00:00.000Z', word: '', document: null };
  testStore.network.on('GET /signing', json(aSigning({ may: ['refuse'], signers, state: 'signed', ended })));
  testStore.network.on('GET /signing/document', json({ error: 'Niet gevonden.' }, 404));
  testStore.network.on('GET /user', json(aUser({ hashid: 'sanne' })));
  await testStore.dispatch(userApi.endpoints.getUser.initiate());
  open();
  expect(await screen.findByText('Waarvoor je toestemming geeft')).toBeVisible();
  expect(screen.getByText('geeft toestemming als partner')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Ik geef geen toestemming' })).toBeVisible();
  expect(screen.getByText('Download het ondertekende document')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Naar het contract' })).toBeNull();
});
