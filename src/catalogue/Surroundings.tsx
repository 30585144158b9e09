import { CacheProvider } from '@emotion/react';
import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { colourModeKey } from '../app/theme/colourMode.ts';
import { GlobalStyles } from '../app/theme/globalStyles.tsx';
import { styleCache } from '../app/theme/styleCache.ts';
import { theme } from '../app/theme/theme.ts';
import { AppConfigContext } from '../components/appConfig.ts';
import { config } from '../test/config.ts';
import { WithAnswers } from './WithAnswers.tsx';

const none = {};

/** The providers that App has around every screen, without a session and without its screens; a link leads nowhere. */
export function Surroundings({ children }: { children: ReactNode }) {
  return (
    <WithAnswers answers={none}>
      <AppConfigContext value={config}>
        <CacheProvider value={styleCache}>
          <ThemeProvider theme={theme} defaultMode="system" modeStorageKey={colourModeKey} disableStyleSheetGeneration>
            <CssBaseline enableColorScheme />
            <GlobalStyles />
            <MemoryRouter>{children}</MemoryRouter>
          </ThemeProvider>
        </CacheProvider>
      </AppConfigContext>
    </WithAnswers>
  );
}
