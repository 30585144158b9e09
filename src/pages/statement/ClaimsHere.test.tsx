import { render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import type { Claim } from '../../../domain/wire/claim.ts';
import type { Statement } from '../../../domain/wire/statement.ts';
import type { CurrentUser } from '../../../domain/wire/user.ts';
import { aRelation, aUser } from '../../store/test/family.ts';
import { json } from '../../store/test/fakeNetwork.ts';
import { calls, testStoreForEachTest } from '../../store/test/testStore.ts';
import { faults } from '../../test/axe.ts';
import { ClaimsHere } from './ClaimsHere.tsx';

const testStore = testStoreForEachTest();

const claim = (changes: Partial<Claim> = {}): Claim => ({
  ...{ hashid: 'c', kind: 'death', date: '2026-06-01', by: 'Jan' },
  ...{ at: '2026-06-15T10:00:00Z', until: '2026-06-22T10:00:00Z', seen: false },
  ...changes,
});
const party = (hashid: string) => ({ hashid, firstname: hashid, infix: '', lastname: 'Vries' });
const gift = {
  ...({ hashid: 'gift', kind: 'gift', date: '2026-01-01', amount: 100, purpose: '' } as const),
  ...{ others: [party('sanne')], together: [] },
};
/** A statement of the reader, who gave Sanne a gift. */
const statement = (person: string): Statement => ({
  ...{ year: 2026, person: { ...party(person), birthdate: null }, provisional: true, until: '2026-06-15' },
  ...{ lent: [], borrowed: [], given: [gift], received: [], exemptions: [], deceased: [], warnings: [] },
});

async function open(me: Partial<CurrentUser>) {
  testStore.network.on('GET /user', json(aUser(me)));
  await testStore.dispatch(calls.getUser.initiate());
  return render(
    <Provider store={testStore.store}>
      <MemoryRouter>
        <ClaimsHere statement={statement(aUser().hashid)} />
      </MemoryRouter>
    </Provider>,
  );
}
const relation = (hashid: string, claims: Claim[]) => ({ ...aRelation(hashid), firstname: hashid, claims });

it('names only people in the statement with a record that does not count yet', async () => {
  const { container } = await open({
    children: [relation('sanne', [claim()]), relation('bram', [claim({ hashid: 'd', kind: 'divorce' })])],
  });
  expect(
    screen.getByText(/^Jan legde vast dat sanne op 1 juni 2026 is overleden\. Dit gaat in op 22 juni 2026/u),
  ).toBeVisible();
  expect(screen.getByText('Tot dan telt dit hier niet mee.')).toBeVisible();
  expect(screen.queryByText(/bram/u)).toBeNull();
  expect(await faults(container)).toEqual([]);
});

it('asks the reader if it is about them', async () => {
  await open({ claims: [claim({ seen: true })] });
  expect(screen.getByText(/^Jan heeft vastgelegd dat je op 1 juni 2026 bent overleden\./u)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Zeg of dit klopt' })).toHaveAttribute('href', '/familiebeheer/wie-ziet-wat');
});

it('does not mention managers, and is empty when nothing is open', async () => {
  const { container } = await open({ children: [relation('sanne', [claim({ kind: 'role', date: null })])] });
  expect(container).toBeEmptyDOMElement();
});
