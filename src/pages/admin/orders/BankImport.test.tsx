import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { selectToasts } from '../../../store/modules/toast/toastSlice.ts';
import { json } from '../../../store/test/fakeNetwork.ts';
import { testStoreForEachTest } from '../../../store/test/testStore.ts';
import { BankImport } from './BankImport.tsx';

const testStore = testStoreForEachTest();

it('the message about a refused file goes away when the next one is read', async () => {
  const refused = 'Dit is geen bestand van een bank.';
  testStore.network.on('POST /admin/bank-import', json({ error: refused }, 422), json({ paid: 0, lines: [] }));
  const { container } = render(
    <Provider store={testStore.store}>
      <BankImport />
    </Provider>,
  );
  const user = userEvent.setup();
  const input = container.querySelector<HTMLInputElement>('input[type=file]')!;
  await user.upload(input, new File(['x'], 'fout.csv', { type: 'text/csv' }));
  expect(await screen.findByText(refused)).toBeVisible();
  expect(selectToasts(testStore.store.getState()).map(({ text }) => text)).toEqual([refused]);
  await user.upload(input, new File(['y'], 'goed.csv', { type: 'text/csv' }));
  await within(screen.getByRole('status')).findByRole('list');
  expect(selectToasts(testStore.store.getState())).toEqual([]);
});
