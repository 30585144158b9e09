import { aForm, anOutstandingOrder, aRelation, aUser } from '../../test/family.ts';
import { done } from '../../test/done.ts';
import { json } from '../../test/fakeNetwork.ts';
import { calls, testStoreForEachTest } from '../../test/testStore.ts';
import {
  selectChildren,
  selectCountedChildren,
  selectCurrentUser,
  selectFamilyLimit,
  selectHasFamily,
  selectLimitReached,
  selectMayMakeContract,
  selectMayManage,
  selectOutstanding,
  selectPartner,
  selectSignedChildren,
  selectUserStatus,
} from './userSlice.ts';

const testStore = testStoreForEachTest();

const { getUser, saveRelation, blockRelation } = calls;

const withChildren = (...children: ReturnType<typeof aRelation>[]) => aUser({ children });
const load = async (user = aUser()) => {
  testStore.network.on('GET /user', json(user));
  await testStore.dispatch(getUser.initiate());
};
const childHashids = () => selectChildren(testStore.getState()).map(({ hashid }) => hashid);
const sentForm = () => testStore.network.requests.at(-1)?.body as Record<string, string>;

test('R-4.12 the store keeps every field of a person and of the family under its name, as it came', async () => {
  const marijke = { ...aRelation('marijke'), relation_type: 'partner' as const, userSelected: 'jan' };
  const user = aUser({ children: [aRelation('sanne', true)], partner: marijke, others: [marijke] });
  await load(user);
  const kept = selectCurrentUser(testStore.getState())!;
  expect(kept).toEqual(user);
  const listed =
    'hashid firstname infix lastname gender email phone birthdate relation_type partners child partner login invited blocked sub divorced passed_away death_date profile_image userSelected';
  for (const person of [kept, ...kept.children, ...kept.others])
    expect(Object.keys(person)).toEqual(expect.arrayContaining(listed.split(' ')));
  expect(kept.family.children).toBe(user.family.children);
});

test('R-4.4 R-5.9 GET /user becomes the current user: children with signed, the limit, the partner, what is outstanding', async () => {
  const user = aUser({
    children: [aRelation('sanne', true), aRelation('bram')],
    partner: aRelation('marijke'),
    outstanding: [anOutstandingOrder],
  });
  await load(user);
  const state = testStore.getState();
  expect(testStore.network.requests).toMatchObject([{ call: 'GET /user', query: {}, body: null }]);
  expect(selectCurrentUser(state)).toEqual(user);
  expect(selectChildren(state).map(({ signed }) => signed)).toEqual([true, false]);
  expect(selectFamilyLimit(state)).toBe(2);
  expect(selectPartner(state)?.hashid).toBe('marijke');
  expect(selectOutstanding(state)).toEqual([anOutstandingOrder]);
  expect(selectUserStatus(state)).toBe('ready');
});

test('R-4.4 before the profile is loaded the selectors return the same empty value each time', () => {
  const state = testStore.getState();
  expect([selectCurrentUser(state), selectPartner(state), selectFamilyLimit(state), selectLimitReached(state)]).toEqual(
    [null, null, 0, false],
  );
  expect([selectHasFamily(state), selectMayManage(state), selectMayMakeContract(state)]).toEqual([false, false, false]);
  expect(selectChildren(state)).toBe(selectChildren(state));
  expect(selectCountedChildren(state)).toEqual([]);
  expect(selectOutstanding(state)).toEqual([]);
});

test.each([
  [[false], false],
  [[false, true], false],
  [[false, false], true],
  [[false, false, false], true],
])('R-4.4 the limit of two is counted over unsigned children: signed %j → reached %s', async (signed, reached) => {
  await load(withChildren(...signed.map((is, i) => aRelation(`child-${i}`, is))));
  expect(selectLimitReached(testStore.getState())).toBe(reached);
});

test('R-4.4 the limit counts the children without a login of their own, and names those who have one', async () => {
  await load(withChildren(aRelation('sanne', true), aRelation('bram')));
  expect(selectCountedChildren(testStore.getState()).map(({ hashid }) => hashid)).toEqual(['bram']);
  expect(selectSignedChildren(testStore.getState()).map(({ hashid }) => hashid)).toEqual(['sanne']);
});

test.each([
  ['manager', true],
  ['member', false],
] as const)('a %s may manage the family: %s', async (family_role, may) => {
  await load(aUser({ family_role, others: [aRelation('marijke')] }));
  expect([selectMayManage(testStore.getState()), selectHasFamily(testStore.getState())]).toEqual([may, true]);
});

test('R-4.6 R-5.11 a new relation is sent as a multipart form without _method, and is in the family list at once', async () => {
  await load(withChildren(aRelation('sanne')));
  testStore.network.on('POST /user', json(withChildren(aRelation('sanne'), aRelation('bram'))));
  await testStore.dispatch(saveRelation.initiate({ form: aForm, done }));
  expect(testStore.network.requests.at(-1)?.headers['content-type']).toMatch(/^multipart\/form-data/);
  expect(sentForm()).toEqual(aForm);
  expect(sentForm()['birthdate']).toBe('1990-05-12');
  expect(childHashids()).toEqual(['sanne', 'bram']);
});

test('R-4.6 R-5.11 a changed relation carries _method PATCH, its photo and whose partner it is', async () => {
  await load();
  testStore.network.on('POST /user', json(withChildren(aRelation('sanne'))));
  const image = new File(['jpeg'], 'IMG met Opa.jpg', { type: 'image/jpeg' });
  await testStore.dispatch(
    saveRelation.initiate({
      form: { ...aForm, hashid: 'sanne', relation_type: 'partner', userSelected: 'jan', image },
      done,
    }),
  );
  expect(sentForm()).toMatchObject({
    hashid: 'sanne',
    _method: 'PATCH',
    relation_type: 'partner',
    userSelected: 'jan',
  });
  const sent = (testStore.network.requests.at(-1)!.body as { image: File }).image;
  expect([sent.name, sent.type, await sent.text()]).toEqual(['image', 'image/jpeg', 'jpeg']);
  expect(childHashids()).toEqual(['sanne']);
});

test('R-4.6 R-5.12 POST /user/block {hashid, _method: PATCH}, and the family list follows at once', async () => {
  await load(withChildren(aRelation('sanne')));
  testStore.network.on('POST /user/block', json(withChildren({ ...aRelation('sanne'), blocked: true })));
  await testStore.dispatch(blockRelation.initiate({ hashid: 'sanne', done }));
  expect(testStore.network.requests.at(-1)?.body).toEqual({ hashid: 'sanne', _method: 'PATCH' });
  expect(selectChildren(testStore.getState())[0]?.blocked).toBe(true);
});

test('R-4.6 a refused relation does not change the family list, and reports its fields to the form', async () => {
  await load(withChildren(aRelation('sanne')));
  testStore.network.on('POST /user', json({ errors: { birthdate: 'Je kind kan niet ouder zijn dan jijzelf' } }, 422));
  const { error } = await testStore.dispatch(saveRelation.initiate({ form: aForm, done }));
  expect(error).toMatchObject({ status: 422, fields: { birthdate: 'Je kind kan niet ouder zijn dan jijzelf' } });
  expect(childHashids()).toEqual(['sanne']);
});

test('the legal bond of two people is sent as filled in, and the answer becomes the current user', async () => {
  await load();
  testStore.network.on('POST /partnership', json(aUser({ firstname: 'Johan' })));
  const form = { hashid: 'marijke', bond: 'married', from_date: '1984-06-01', contract_date: '' };
  await testStore.dispatch(calls.saveBond.initiate({ form, done }));
  expect(testStore.network.requests.at(-1)).toMatchObject({ call: 'POST /partnership', body: form });
  expect(selectCurrentUser(testStore.getState())?.firstname).toBe('Johan');
});

test('R-4.4 a person alone has no family to make a contract with; one other relation is enough', async () => {
  await load();
  expect(selectHasFamily(testStore.getState())).toBe(false);
  testStore.network.on('GET /user', json(aUser({ others: [aRelation('oma')] })));
  await testStore.dispatch(getUser.initiate(undefined, { forceRefetch: true }));
  expect(selectHasFamily(testStore.getState())).toBe(true);
});

test('R-8.8 POST /profile sends the own details as a multipart form, and the answer becomes the current user', async () => {
  await load();
  testStore.network.on('POST /profile', json(aUser({ firstname: 'Johan' })));
  const form = {
    firstname: 'Johan',
    infix: 'de',
    lastname: 'Vries',
    gender: 'man' as const,
    phone: '+31612345678',
    street: 'Dorpsstraat 1',
    town: '1234 AB Dorp',
    birthdate: '1958-03-12',
    remove_image: '1' as const,
  };
  await testStore.dispatch(calls.saveProfile.initiate({ form, done }));
  expect(testStore.network.requests.at(-1)?.headers['content-type']).toMatch(/^multipart\/form-data/);
  expect(sentForm()).toEqual(form);
  expect(selectCurrentUser(testStore.getState())?.firstname).toBe('Johan');
});

test.each([
  ['a founder alone may, and has nobody yet to make one with', aUser(), [false, true, true]],
  ['a manager may', withChildren(aRelation('sanne')), [true, true, true]],
  ['a child without a partner may', aUser({ family_role: 'member', relation_type: 'child' }), [true, false, true]],
  [
    'an ex-partner may not',
    aUser({ family_role: 'member', relation_type: 'partner', divorced: true }),
    [true, false, false],
  ],
])('R-5.2 who may make a contract: %s', async (who, user, expected) => {
  await load(user);
  const state = testStore.getState();
  expect([who, selectHasFamily(state), selectMayManage(state), selectMayMakeContract(state)]).toEqual([
    who,
    ...expected,
  ]);
});
