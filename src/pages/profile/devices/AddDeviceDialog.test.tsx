import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { AppConfigContext } from '../../../components/appConfig.ts';
import { held, json } from '../../../store/test/fakeNetwork.ts';
import { selectToasts } from '../../../store/modules/toast/toastSlice.ts';
import { testStoreForEachTest } from '../../../store/test/testStore.ts';
import { config } from '../../../test/config.ts';
import { AddDeviceDialog } from './AddDeviceDialog.tsx';

const testStore = testStoreForEachTest();

test('asking for another code leaves the form as it was, also when the server refuses it so soon', async () => {
  const user = userEvent.setup();
  const refused = held(json({ message: 'Te veel verzoeken, probeer het later opnieuw.' }, 429));
  testStore.network.on('POST /passkey/code', json({ email_masked: 's•••@voorbeeld.example' }), refused.answer);
  render(
    <Provider store={testStore.store}>
      <AppConfigContext value={config}>
        <AddDeviceDialog onClose={() => undefined} />
      </AppConfigContext>
    </Provider>,
  );
  await user.click(screen.getByRole('button', { name: 'Mail me een code' }));
  await user.type(await screen.findByLabelText(/^Code/u), '123456');
  await user.clear(screen.getByLabelText(/^Naam/u));
  await user.type(screen.getByLabelText(/^Naam/u), 'Telefoon van Sanne');
  await user.click(screen.getByRole('button', { name: 'Stuur een nieuwe code' }));
  expect(screen.getByLabelText(/^Code/u)).toHaveValue('123456');
  refused.release();
  await waitFor(() => expect(selectToasts(testStore.getState())).toHaveLength(1));
  expect(screen.getByLabelText(/^Code/u)).toHaveValue('123456');
  expect(screen.getByLabelText(/^Naam/u)).toHaveValue('Telefoon van Sanne');
  expect(screen.queryByRole('button', { name: 'Mail me een code' })).toBeNull();
});
