import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import { shellText } from '../text/shell.ts';
import { Crash } from './PageBoundary.tsx';
import { GlobalStyles } from './theme/globalStyles.tsx';
import { theme } from './theme/theme.ts';

/** All that can be shown while the server does not answer with this deployment's settings. */
export function Unreachable() {
  return (
    <ThemeProvider theme={theme}>
      <CssBaseline enableColorScheme />
      <GlobalStyles />
      <Crash {...shellText.unreachable} />
    </ThemeProvider>
  );
}
