import { render } from '@testing-library/react';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { AppConfigContext } from '../../../../components/appConfig.ts';
import type { AppStore } from '../../../../store/index.ts';
import { config } from '../../../../test/config.ts';
import { ContractWizard } from '../ContractWizard.tsx';

/** Opens the wizard of a new contract at its first step. */
export const renderWizard = (store: AppStore) =>
  render(
    <Provider store={store}>
      <AppConfigContext value={config}>
        <MemoryRouter initialEntries={['/overzicht?nieuw=soort']}>
          <ContractWizard />
        </MemoryRouter>
      </AppConfigContext>
    </Provider>,
  );
