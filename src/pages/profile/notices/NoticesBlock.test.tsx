import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { json } from '../../../store/test/fakeNetwork.ts';
import { testStoreForEachTest } from '../../../store/test/testStore.ts';
import { faults } from '../../../test/axe.ts';
import { NoticesBlock } from './NoticesBlock.tsx';

const testStore = testStoreForEachTest();

test('at Profiel each kind has its own choice, saved at once', async () => {
  const kinds = [
    { kind: 'proposed', group: 'Contracten', label: 'Iemand doet je een voorstel', way: 'now' },
    { kind: 'term_soon', group: 'Herinneringen', label: 'Een termijn die je betaalt', way: 'weekly' },
  ];
  testStore.network.on('GET /notices/choices', json(kinds));
  testStore.network.on('POST /notices/choices', json([{ ...kinds[0], way: 'never' }, kinds[1]]));
  const { container } = render(
    <Provider store={testStore.store}>
      <MemoryRouter>
        <NoticesBlock />
      </MemoryRouter>
    </Provider>,
  );
  expect(testStore.network.requests).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Mail over meldingen' }));
  const select = await screen.findByRole('combobox', { name: 'Iemand doet je een voorstel' });
  expect(select).toHaveDisplayValue('Meteen');
  await userEvent.selectOptions(select, 'Geen mail');
  await waitFor(() => expect(testStore.network.requests.at(-1)?.body).toEqual({ kind: 'proposed', way: 'never' }));
  await waitFor(() => expect(select).toHaveDisplayValue('Geen mail'));
  expect(screen.getByRole('combobox', { name: 'Een termijn die je betaalt' })).toHaveDisplayValue('Op maandag');
  expect(await faults(container)).toEqual([]);
});
