import { type Change, type Changed, type Changes, type Read, type Request } from '../test/callTypes.ts';
import { changesOfAccount } from '../test/changes/account.ts';
import { changesOfAdviserLinks } from '../test/changes/adviserLinks.ts';
import { changesOfBankImport } from '../test/changes/bankImport.ts';
import { changesOfRemarks } from '../test/changes/remarks.ts';
import { changesOfContracts } from '../test/changes/contracts.ts';
import { changesOfFamily } from '../test/changes/family.ts';
import { changesOfHelping } from '../test/changes/helping.ts';
import { changesOfOrders } from '../test/changes/orders.ts';
import { json, type SentRequest } from '../test/fakeNetwork.ts';
import { changesOfPlans } from '../test/changes/plans.ts';
import { changesOfSigning } from '../test/changes/signing.ts';
import { changesOfWhatIfs } from '../test/changes/whatIfs.ts';
import { reads } from '../test/reads.ts';
import { calls, testStoreForAllTests } from '../test/testStore.ts';

const changes: Changes = {
  ...changesOfAdviserLinks,
  ...changesOfBankImport,
  ...changesOfRemarks,
  ...changesOfContracts,
  ...changesOfSigning,
  ...changesOfFamily,
  ...changesOfPlans,
  ...changesOfWhatIfs,
  ...changesOfHelping,
  ...changesOfAccount,
  ...changesOfOrders,
};

/** The rows of a table, each by the name of its call. */
const rowsOf = <Row>(table: object) => Object.entries(table) as [string, Row][];
const readRows = rowsOf<Request<Read>>(reads);
const changeRows = rowsOf<Changed<Change>>(changes);

// One store for all rows: opening every read takes longer than the rest.
const testStore = testStoreForAllTests();

/** Makes one call, and returns the request sent. The table's type checks the argument of each row. */
async function leavesBy(name: string, asked: unknown) {
  const since = testStore.network.requests.length;
  const { initiate } = calls[name as Read] as unknown as { initiate: (asked: unknown, options: object) => never };
  testStore.dispatch(initiate(asked, { forceRefetch: true }));
  await testStore.settled();
  return testStore.network.requests.slice(since);
}

const asApiReads = (sent?: SentRequest) => sent && { call: sent.call, query: sent.query, body: sent.body };

let opened: Promise<unknown> | undefined;
/** A page has each read open. */
async function openEveryRead(): Promise<void> {
  for (const [name, { sends, asked, answer = {} }] of readRows) {
    testStore.network.on(sends, json(answer));
    await leavesBy(name, asked);
  }
}

const readsAmong = (requests: readonly { call: string }[]) =>
  readRows.filter(([, { sends }]) => requests.some(({ call }) => call === sends)).map(([name]) => name);

const listed = (names: readonly string[]) => names.join(', ') || 'nothing';

test.each(readRows)(
  '%s requests what the API answers',
  async (name, { sends, asked, answer = {}, query = {}, body = null }) => {
    testStore.network.on(sends, json(answer));
    expect((await leavesBy(name, asked)).map(asApiReads)).toEqual([{ call: sends, query, body }]);
  },
);

test.each(
  changeRows.map(
    ([name, row]) => [name, row.sends, listed(row.asksAgain), listed(row.overtaken ?? row.asksAgain), row] as const,
  ),
)(
  '%s sends %s; then these open reads refetch: %s; when somebody else was first: %s',
  async (
    name,
    call,
    _again,
    _overtaken,
    { asked, query = {}, body = null, once = false, saves, answer = {}, ...has },
  ) => {
    await (opened ??= openEveryRead());
    testStore.environment.saved = [];

    testStore.network.on(call, json({ error: 'Iemand was je voor.' }, 409));
    const refused = await leavesBy(name, asked);
    expect(readsAmong(refused)).toEqual([...(has.overtaken ?? has.asksAgain)].sort());
    expect(testStore.environment.saved).toEqual([]);

    testStore.network.on(call, json(answer));
    const [sent, ...later] = await leavesBy(name, asked);
    expect(asApiReads(sent)).toEqual({ call, query, body });
    expect(sent?.headers['idempotency-key'] !== undefined).toBe(once);
    expect(testStore.environment.saved.map((file) => file.name)).toEqual(saves === undefined ? [] : [saves]);
    expect(readsAmong(later)).toEqual([...has.asksAgain].sort());
  },
);
