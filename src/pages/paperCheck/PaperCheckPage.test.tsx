import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createHash } from 'node:crypto';
import { Provider } from 'react-redux';
import { json } from '../../store/test/fakeNetwork.ts';
import { testStoreForEachTest } from '../../store/test/testStore.ts';
import { selectToasts } from '../../store/modules/toast/toastSlice.ts';
import { faults } from '../../test/axe.ts';
import { PaperCheckPage } from './PaperCheckPage.tsx';

const testStore = testStoreForEachTest();

/** The File of jsdom can't be read. */
const pdf = (name: string) =>
  Object.assign(new File([''], name, { type: 'application/pdf' }), {
    arrayBuffer: () => new Response(`%PDF-1.7\n${name}`).arrayBuffer(),
  });
const sum = (name: string) => createHash('sha256').update(`%PDF-1.7\n${name}`).digest('hex');

function open() {
  const view = render(
    <Provider store={testStore.store}>
      <PaperCheckPage />
    </Provider>,
  );
  return { ...view, user: userEvent.setup({ applyAccept: false }) };
}
const results = async () => within(await screen.findByRole('list', { name: 'Wat je hebt gecontroleerd' }));
const sent = () => testStore.network.requests.map(({ body }) => body);

test('our own paper is recognised, with its day, and another is not; only fingerprints are sent', async () => {
  testStore.network.on(
    'POST /document/check',
    json({ known: true, kind: 'agreement', since: '2026-06-01' }),
    json({ known: false }),
  );
  const { user, container } = open();
  await user.upload(screen.getByLabelText('Kies een PDF'), pdf('contract.pdf'));
  const list = await results();
  expect(await list.findByText('Van ons, en niet veranderd')).toBeVisible();
  expect(list.getByText(/^Dit contract is gemaakt op 1 juni 2026\./)).toBeVisible();
  expect(list.getByText('Dit zegt niet of de afspraak nog geldt, en niet of er is ondertekend.')).toBeVisible();
  expect(list.getByText(sum('contract.pdf'))).toBeVisible();

  await user.upload(screen.getByLabelText('Kies een PDF'), pdf('scan.pdf'));
  expect(await list.findByText('Dit bestand kennen we niet')).toBeVisible();
  expect(list.getAllByRole('listitem').map((item) => item.textContent.split('.pdf')[0])).toEqual(['scan', 'contract']);
  expect(sent()).toEqual([{ sha256: sum('contract.pdf') }, { sha256: sum('scan.pdf') }]);
  expect(await faults(container)).toEqual([]);
});

test('the sealed paper is reported as signed, by how many and until when', async () => {
  const signed = { by: 3, last: '2026-11-28' };
  testStore.network.on('POST /document/check', json({ known: true, kind: 'agreement', since: '2026-11-28', signed }));
  const { user } = open();
  await user.upload(screen.getByLabelText('Kies een PDF'), pdf('contract.pdf'));
  const list = await results();
  expect(await list.findByText('Van ons, ondertekend en niet veranderd')).toBeVisible();
  expect(
    list.getByText(/^Dit is het ondertekende exemplaar: 3 handtekeningen, de laatste op 28 november 2026/u),
  ).toBeVisible();
  expect(list.getByText('Dit zegt niet of de afspraak nog geldt.')).toBeVisible();
});

test('each dropped file is checked; a file that is no PDF is reported, without a call', async () => {
  testStore.network.on('POST /document/check', json({ known: true, kind: 'statement', since: '2026-06-01' }));
  open();
  const files = [pdf('jaaropgave.pdf'), new File(['foto'], 'foto.png')];
  fireEvent.drop(screen.getByText(/^Sleep de PDF hierheen/), { dataTransfer: { files } });
  const list = await results();
  expect(await list.findByText(/^Deze jaaropgave is gemaakt op/)).toBeVisible();
  expect(await list.findByText('Dit bestand kunnen we niet controleren')).toBeVisible();
  expect(sent()).toEqual([{ sha256: sum('jaaropgave.pdf') }]);
});

test('S-266 a paper with a signature in doubt says that first', async () => {
  const known = { known: true, kind: 'signing_copy', since: '2026-06-01', signing: 'signed', contested: true };
  testStore.network.on('POST /document/check', json(known));
  const { user } = open();
  await user.upload(screen.getByLabelText('Kies een PDF'), pdf('contract.pdf'));
  const list = await results();
  expect(await list.findByText('Van ons, maar de ondertekening is betwist')).toBeVisible();
  expect(
    list.getByText(/Iemand zegt dat een handtekening eronder niet klopt, of moet dat nog zeggen\./u),
  ).toBeVisible();
});

test.each([
  ['open', 'Van ons, en nog niet ondertekend', 'Nog niet iedereen heeft het ondertekend.'],
  ['signed', 'Van ons, en niet veranderd', 'Iedereen heeft het ondertekend.'],
  ['withdrawn', 'Van ons, maar ingetrokken', 'Het verzoek om te ondertekenen is ingetrokken.'],
  ['refused', 'Van ons, maar geweigerd', 'Iemand wilde het niet ondertekenen.'],
  ['expired', 'Van ons, maar verlopen', 'Niet iedereen ondertekende op tijd.'],
])('a paper to be signed that is %s is reported as such', async (signing, title, sentence) => {
  testStore.network.on(
    'POST /document/check',
    json({ known: true, kind: 'signing_copy', since: '2026-06-01', signing }),
  );
  const { user } = open();
  await user.upload(screen.getByLabelText('Kies een PDF'), pdf('contract.pdf'));
  const list = await results();
  expect(await list.findByText(title)).toBeVisible();
  const text = list.getByText(/^Dit document om te ondertekenen is gemaakt op 1 juni 2026\./u).textContent;
  expect(text).toContain(sentence);
  const unsigned = text.includes('Hier is dit document dus niet ondertekend.');
  expect(unsigned).toBe(signing !== 'open' && signing !== 'signed');
});

test('R-6.1 a failed check is no verdict: the file says so, and a toast why', async () => {
  testStore.network.on('POST /document/check', json({ message: 'Te veel verzoeken.' }, 429));
  const { user } = open();
  await user.upload(screen.getByLabelText('Kies een PDF'), pdf('contract.pdf'));
  const list = await results();
  expect(await list.findByText('We konden het nu niet nakijken')).toBeVisible();
  expect(list.queryByText('Dit bestand kennen we niet')).toBeNull();
  expect(selectToasts(testStore.getState())).toMatchObject([{ kind: 'error', text: 'Te veel verzoeken.' }]);
});
