/**
 * The least that the libraries of our first screen can do: React, MUI, RTK Query and the OpenID Connect client (only
 * loaded) paint the contracts of a user whose token is given. Bundled by buildFloor.ts.
 */
import Button from '@mui/material/Button';
import CssBaseline from '@mui/material/CssBaseline';
import Link from '@mui/material/Link';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { configureStore } from '@reduxjs/toolkit';
import { createApi, fetchBaseQuery } from '@reduxjs/toolkit/query/react';
import { InMemoryWebStorage, UserManager, WebStorageStateStore } from 'oidc-client-ts';
import { createRoot } from 'react-dom/client';
import { Provider } from 'react-redux';
import { BrowserRouter } from 'react-router-dom';
import type { Contract } from '../../domain/wire/contract.ts';

/** Requested by the page itself, before this script has loaded. */
declare const asked: Promise<Response>;

const api = createApi({
  baseQuery: fetchBaseQuery({ baseUrl: `${location.origin}/api/v1`, fetchFn: () => asked }),
  endpoints: (build) => ({ getContracts: build.query<Contract[], null>({ query: () => '/contracts' }) }),
});
const store = configureStore({
  reducer: { [api.reducerPath]: api.reducer },
  middleware: (defaults) => defaults().concat(api.middleware),
});
const manager = new UserManager({
  authority: location.origin,
  client_id: 'floor',
  redirect_uri: location.href,
  userStore: new WebStorageStateStore({ store: new InMemoryWebStorage() }),
});

const names = (parties: Contract['parties']['from']) => parties.map(({ firstname }) => firstname).join(', ');

function Contracts() {
  const { data = [] } = api.useGetContractsQuery(null);
  return (
    <main>
      <Typography variant="h1">Overzicht</Typography>
      <Button onClick={() => void manager.signinRedirect()}>Inloggen</Button>
      <ul>
        {data.map(({ hashid, type, total, parties }) => (
          <li key={hashid}>
            <Link href={`/lening/${hashid}`}>
              {names(parties.from)} aan {names(parties.to)}
            </Link>
            <Typography>
              {type} {total / 100}
            </Typography>
          </li>
        ))}
      </ul>
    </main>
  );
}

createRoot(document.getElementById('app') as HTMLElement).render(
  <Provider store={store}>
    <ThemeProvider theme={createTheme({ cssVariables: true })}>
      <CssBaseline />
      <BrowserRouter>
        <Contracts />
      </BrowserRouter>
    </ThemeProvider>
  </Provider>,
);
