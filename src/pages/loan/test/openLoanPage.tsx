import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import type { ContractLifecycle } from '../../../../domain/wire/proposal.ts';
import type { Contract } from '../../../../domain/wire/contract.ts';
import { AppConfigContext } from '../../../components/appConfig.ts';
import { userApi } from '../../../store/modules/user/userApi.ts';
import { aStand } from '../../../store/test/aStand.ts';
import { aUser } from '../../../store/test/family.ts';
import { json } from '../../../store/test/fakeNetwork.ts';
import type { TestStore } from '../../../store/test/testStore.ts';
import { config } from '../../../test/config.ts';
import { LoanPage } from '../LoanPage.tsx';
import { bookOf } from './bookOf.ts';

/** A signed contract without proposals. */
export const RUNNING: ContractLifecycle = {
  state: 'signed',
  stands: aStand(),
  may: ['change', 'archive'],
  agrees: 'here',
  proposals: [],
  signing: null,
  not_signed: null,
  signed_on_paper: null,
  changes_by_signing: false,
};

/** All parts that are folded. */
const ALL_OPEN = `?${['verloop', 'schema', 'aftrek', 'documenten', 'tijdlijn', 'afspraken', 'voorstellen']
  .map((name) => `open=${name}`)
  .join('&')}`;

/**
 * The page of one contract as `me` sees it. Without events a loan gets none; null is a contract the server does not
 * know.
 * @param documents the answer to the call for its documents; none by default
 * @param life its state; signed, without proposals, by default
 * @param address what follows its path; by default every part is open
 */
export async function openLoanPage(
  testStore: TestStore,
  contract: Contract | null,
  me = aUser(),
  documents = json([]),
  lifecycle: ContractLifecycle = RUNNING,
  address = contract === null ? '' : ALL_OPEN,
) {
  testStore.network.on('GET /user', json(me));
  testStore.network.on(
    'GET /contract',
    contract === null
      ? json({ error: 'Niet gevonden.' }, 404)
      : json(
          contract.type === 'GiftContract' && contract.contract.form !== 'paper'
            ? contract
            : { events: [], ledger_version: 0, book: bookOf(contract, me), ...contract },
        ),
  );
  if (contract !== null) testStore.network.on('GET /contract/documents', documents);
  testStore.network.on('GET /contract/what-ifs', json([]));
  testStore.network.on(
    'GET /contract/proposals',
    contract === null ? json({ error: 'Niet gevonden.' }, 404) : json(lifecycle),
  );
  await testStore.dispatch(userApi.endpoints.getUser.initiate());
  const view = render(
    <Provider store={testStore.store}>
      <AppConfigContext value={config}>
        <MemoryRouter initialEntries={[`/lening/een${address}`]}>
          <main>
            <Routes>
              <Route path="/lening/:id" element={<LoanPage />} />
            </Routes>
          </main>
        </MemoryRouter>
      </AppConfigContext>
    </Provider>,
  );
  return { ...view, user: userEvent.setup() };
}
