import { use } from 'react';
import { CacheProvider } from '@emotion/react';
import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import { Provider } from 'react-redux';
import { BrowserRouter } from 'react-router-dom';
import type { AppConfig } from '../../domain/wire/config.ts';
import { AppConfigContext } from '../components/appConfig.ts';
import type { AppStore } from '../store/index.ts';
import { AppRoutes } from './AppRoutes.tsx';
import { Dock } from './corner/Dock.tsx';
import { Toasts } from './corner/Toasts.tsx';
import { LoadingBackdrop } from './LoadingBackdrop.tsx';
import type { Navigator } from './navigation/navigator.ts';
import { PageBoundary } from './PageBoundary.tsx';
import type { Session } from './session/session.ts';
import { SessionContext } from './session/SessionContext.ts';
import { ShownContext } from './shown.ts';
import { colourModeKey } from './theme/colourMode.ts';
import { styleCache } from './theme/styleCache.ts';
import { GlobalStyles } from './theme/globalStyles.tsx';
import { theme } from './theme/theme.ts';

interface AppProps {
  store: AppStore;
  session: Session;
  navigator: Navigator;
  config: AppConfig;
}

/** The whole app: its look, its screens, and the corner over every screen. */
export function App({ store, session, navigator, config }: AppProps) {
  const { routes, basename, beside } = use(ShownContext);
  return (
    <Provider store={store}>
      <AppConfigContext value={config}>
        <SessionContext value={session}>
          <CacheProvider value={styleCache}>
            <ThemeProvider
              theme={theme}
              defaultMode="system"
              modeStorageKey={colourModeKey}
              // theme/colourSheet.ts
              disableStyleSheetGeneration
            >
              <CssBaseline enableColorScheme />
              <GlobalStyles />
              <BrowserRouter {...(basename !== undefined && { basename })}>
                <PageBoundary>
                  <AppRoutes routes={routes} navigator={navigator} />
                </PageBoundary>
                {beside}
                <PageBoundary quiet>
                  <LoadingBackdrop />
                </PageBoundary>
                <PageBoundary quiet>
                  <Dock />
                </PageBoundary>
                <PageBoundary quiet>
                  <Toasts />
                </PageBoundary>
              </BrowserRouter>
            </ThemeProvider>
          </CacheProvider>
        </SessionContext>
      </AppConfigContext>
    </Provider>
  );
}
