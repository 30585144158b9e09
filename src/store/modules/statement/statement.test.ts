import type { StatementAnswer } from '../../../../domain/wire/statement.ts';
import { done } from '../../test/done.ts';
import { json, pdf } from '../../test/fakeNetwork.ts';
import { calls, testStoreForEachTest } from '../../test/testStore.ts';
import { selectToasts } from '../toast/toastSlice.ts';

const testStore = testStoreForEachTest();
const { getStatement, downloadStatement, downloadIssued } = calls;

const answer: StatementAnswer = {
  statement: {
    year: 2025,
    person: { hashid: 'jan', firstname: 'Jan', infix: 'de', lastname: 'Vries', birthdate: null },
    provisional: false,
    until: '2025-12-31',
    lent: [],
    borrowed: [],
    given: [],
    received: [],
    exemptions: [],
    deceased: [],
    warnings: [],
  },
  years: [2024, 2025],
  people: [],
  issued: [],
  changes: [],
};

test('R-8.2 a statement is fetched by year, and by person if one is named', async () => {
  testStore.network.on('GET /statement', json(answer));
  const { data } = await testStore.dispatch(getStatement.initiate({ year: 2025 }));
  await testStore.dispatch(getStatement.initiate({ year: 2024, person: 'sanne' }));
  expect(data).toEqual(answer);
  expect(testStore.network.requests.map(({ query }) => query)).toEqual([
    { year: '2025' },
    { year: '2024', person: 'sanne' },
  ]);
});

test('R-8.2 the PDF is offered under its name, and the versions are refetched: there may be a new one', async () => {
  testStore.network.on('GET /statement', json(answer));
  testStore.network.on('POST /statement/pdf', pdf('the paper'));
  const shown = testStore.dispatch(getStatement.initiate({ year: 2025 }));
  await shown;
  await testStore.dispatch(
    downloadStatement.initiate({ year: 2025, person: 'sanne', fileName: 'jaaropgave.pdf', done }),
  );
  await testStore.settled();
  expect(testStore.network.requests.map(({ call }) => call)).toEqual([
    'GET /statement',
    'POST /statement/pdf',
    'GET /statement',
  ]);
  expect(testStore.network.requests[1]?.body).toEqual({ year: 2025, person: 'sanne' });
  expect(testStore.environment.saved.map(({ name }) => name)).toEqual(['jaaropgave.pdf']);
  shown.unsubscribe();
});

test('R-8.2 an issued version is fetched by its hashid', async () => {
  testStore.network.on('GET /statement/document', pdf('version one'));
  await testStore.dispatch(downloadIssued.initiate({ hashid: 'v1', fileName: 'versie-1.pdf' }));
  expect(testStore.network.requests[0]?.query).toEqual({ hashid: 'v1' });
  expect(testStore.environment.saved.map(({ name }) => name)).toEqual(['versie-1.pdf']);
  expect(await testStore.environment.saved[0]?.blob.text()).toBe('version one');
});

test('R-8.2 R-6.1 a statement that could not be fetched, or made, is reported in a toast', async () => {
  testStore.network.on('GET /statement', json({ message: 'Er ging iets mis.' }, 500));
  testStore.network.on('POST /statement/pdf', json({ error: 'Iemand anders was hier tegelijk mee bezig.' }, 409));
  const { error } = await testStore.dispatch(getStatement.initiate({ year: 2025 }));
  expect(error).toMatchObject({ status: 500 });
  await testStore.dispatch(downloadStatement.initiate({ year: 2025, fileName: 'x.pdf', done }));
  expect(selectToasts(testStore.getState())).toMatchObject([
    { text: 'Er ging iets mis.' },
    { text: 'Iemand anders was hier tegelijk mee bezig.' },
  ]);
  expect(testStore.environment.saved).toEqual([]);
});
