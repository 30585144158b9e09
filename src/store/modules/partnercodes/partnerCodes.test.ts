import { json, nothing } from '../../test/fakeNetwork.ts';
import { calls, stageForEachTest } from '../../test/stage.ts';
import { selectPartnerCodes, selectPartnerCodesStatus } from './partnerCodesSlice.ts';

const stage = stageForEachTest();

const { getPartnerCodes, addPartnerCode, checkPartnerCode, removePartnerCode } = calls;

const fresh = { code: 'NOTARIS10', name: 'Notaris Bakker', discount_percent: 10, valid_from: '2026-01-01', valid_until: null };
const aCode = (hashid: string) => ({ ...fresh, hashid, uses: 0 });
const codes = () => selectPartnerCodes(stage.store.getState()).map(({ hashid }) => hashid);
const load = async () => {
  stage.network.on('GET /partnercodes', json(['a', 'b', 'c'].map(aCode)));
  await stage.store.dispatch(getPartnerCodes.initiate());
};

test('R-4.3 R-5.6 GET /partnercodes, with a no-cache header, fills the list in the order of the server', async () => {
  await load();
  expect(stage.network.requests).toMatchObject([{ call: 'GET /partnercodes', headers: { 'cache-control': 'no-cache' } }]);
  expect(codes()).toEqual(['a', 'b', 'c']);
  expect(selectPartnerCodesStatus(stage.store.getState())).toBe('ready');
});

test('R-4.3 R-5.7 POST /partnercode sends form data, and the answer joins the list', async () => {
  await load();
  stage.network.on('POST /partnercode', json(aCode('new')));
  await stage.store.dispatch(addPartnerCode.initiate(fresh));
  expect(stage.network.requests.at(-1)?.headers['content-type']).toMatch(/^multipart\/form-data/);
  expect(stage.network.requests.at(-1)?.body).toEqual({ ...fresh, discount_percent: '10', valid_until: '' });
  expect(codes()).toEqual(['a', 'b', 'c', 'new']);
});

test('R-4.3 R-5.8 DELETE /partnercode with the index in its body removes the code that stood there', async () => {
  await load();
  stage.network.on('DELETE /partnercode', nothing());
  await stage.store.dispatch(removePartnerCode.initiate({ index: 1, hashid: 'b' }));
  expect(stage.network.requests.at(-1)).toMatchObject({ call: 'DELETE /partnercode', body: { index: 1, hashid: 'b' } });
  expect(codes()).toEqual(['a', 'c']);
});

test('R-4.3 a removal that was refused leaves the list', async () => {
  await load();
  stage.network.on('DELETE /partnercode', json({ error: 'Niet gevonden.' }, 404));
  await stage.store.dispatch(removePartnerCode.initiate({ index: 1, hashid: 'b' }));
  expect(codes()).toEqual(['a', 'b', 'c']);
});

test('R-4.3 POST /partnercode/check asks what a code is worth, and changes no list', async () => {
  stage.network.on('POST /partnercode/check', json({ code: 'NOTARIS10', name: 'Notaris Bakker', discount_percent: 10 }), json({ errors: { code: 'Deze code kennen we niet.' } }, 422));
  expect(await stage.store.dispatch(checkPartnerCode.initiate('notaris10')).unwrap()).toMatchObject({ discount_percent: 10 });
  expect(stage.network.requests.at(-1)?.body).toEqual({ code: 'notaris10' });
  await expect(stage.store.dispatch(checkPartnerCode.initiate('niets')).unwrap()).rejects.toMatchObject({ fields: { code: 'Deze code kennen we niet.' } });
  expect(codes()).toEqual([]);
});

test('R-6.5 a failed fetch of partner codes is logged, without a toast', async () => {
  stage.network.on('GET /partnercodes', json({ error: 'Nee.' }, 500));
  await stage.store.dispatch(getPartnerCodes.initiate());
  expect(stage.store.getState().toast.open).toEqual([]);
  expect(stage.world.logged).toEqual([{ status: 500, code: 'refused', text: 'Nee.', fields: {} }]);
  expect(selectPartnerCodesStatus(stage.store.getState())).toBe('failed');
});
