/**
 * The walls (docs/architecture.md): who may import what. They are computed from the folders that exist, so that a module
 * or a page is guarded from the day it is made. Rules within a file are in .oxlintrc.json.
 */
const fs = require('node:fs');
const path = require('node:path');

const folders = (dir) =>
  fs.existsSync(path.join(__dirname, dir))
    ? fs
        .readdirSync(path.join(__dirname, dir), { withFileTypes: true })
        .filter((e) => e.isDirectory())
        .map((e) => e.name)
    : [];

/** The files directly in `dir`. */
const files = (dir) =>
  fs
    .readdirSync(path.join(__dirname, dir), { withFileTypes: true })
    .filter((e) => e.isFile())
    .map((e) => e.name);

/** `target` may not import `from`, except for the paths (relative to `from`) in `except`. */
const wall = (target, from, message, except = []) => ({
  target: `./${target}`,
  from: `./${from}`,
  message,
  except: except.map((e) => `./${e}`),
});

const roots = ['src', 'calculators', 'server', 'identity', 'demo', 'e2e', 'bench', 'faults', 'bank', 'domain'];
const notFor = (target, allowed, message) =>
  roots.filter((r) => r !== target && !allowed.includes(r)).map((r) => wall(target, r, message));

/** Inside src a layer may import only the layers below it. */
const layers = [['app'], ['pages'], ['components', 'forms'], ['text'], ['store']];
const upward = layers.flatMap((lower, i) =>
  lower.flatMap((low) =>
    layers
      .slice(0, i)
      .flat()
      .map((high) =>
        wall(
          `src/${low}`,
          `src/${high}`,
          `${low} is below ${high}: app → pages → components, forms → text, store → domain.`,
        ),
      ),
  ),
);

/** Nothing of the product stands on the catalogue: it would be in what a browser loads. */
const noCatalogue = [...layers.flat(), 'index.tsx', 'paths.ts', 'test'].map((low) =>
  wall(`src/${low}`, 'src/catalogue', 'The catalogue is for development alone: nothing of the product imports it.'),
);

const pages = folders('src/pages').map((page) =>
  wall(
    `src/pages/${page}`,
    'src/pages',
    'A page imports no other page: code that two pages use lives in components or forms.',
    [page],
  ),
);

const modules = folders('src/store/modules').map((name) =>
  wall(
    `src/store/modules/${name}`,
    'src/store/modules',
    'A store module imports only the actions of toast and loading from other modules (types are free).',
    [name, 'toast/toastSlice.ts', 'loading/loadingSlice.ts'],
  ),
);

const routes = folders('server/routes').map((name) =>
  wall(
    `server/routes/${name}`,
    'server/routes',
    'A route imports no other route: the work is in server/actions, shared code next to the folders.',
    [name, ...files('server/routes').filter((file) => !/Routes\.ts$/.test(file))],
  ),
);

const zones = [
  ...notFor('domain', [], 'domain is true on paper: it imports only itself and date-fns.'),
  ...notFor('bank', ['domain'], "bank reads banks' files: it imports domain only."),
  ...notFor('src', ['bank', 'domain'], 'The app reaches the server over HTTP only.'),
  ...notFor(
    'calculators',
    ['domain', 'identity'],
    'The open calculators import domain only: they run in the server and in a browser.',
  ),
  wall('calculators', 'identity', 'From the identity provider they take only the template of markup.', [
    'pages/html.ts',
  ]),
  ...notFor('server', ['bank', 'domain', 'identity', 'calculators'], 'The server never imports the app.'),
  ...notFor('demo', ['domain', 'server', 'identity'], 'The demo fills the server it starts, and knows no screen.'),
  ...notFor(
    'faults',
    ['server', 'domain'],
    'The faults drive the built product: they may import the code that tests may.',
  ),
  ...notFor('identity', ['domain', 'server'], 'The identity provider never imports the app.'),
  wall('identity', 'server/routes', 'The identity provider knows no route of the API.'),
  wall(
    'server/routes',
    'identity',
    'The API knows the identity provider as an issuer URL, and accounts through server/accounts.ts.',
  ),
  ...routes,
  wall('server/routes', 'server/plugins', 'A route says what it needs; a rule for all routes is a plugin.'),
  wall('server/actions', 'server/routes', 'An action knows no route: it gets the caller as its actor.'),
  wall('server/actions', 'server/plugins', 'An action knows no plugin: it gets the caller as its actor.'),
  ...['routes', 'actions', 'plugins'].map((folder) =>
    wall('server/http', `server/${folder}`, 'http is the layer below routes and actions.'),
  ),
  wall('server/repositories', 'identity', 'Repositories know no identity provider.'),
  ...upward,
  ...noCatalogue,
  ...pages,
  ...modules,
];

/**
 * A component only reports acts on this device (`localSuccess`, `localFailure`); the store reports the result of a call
 * (decision 0024).
 */
const noToasts = {
  regex: 'toast/toastSlice',
  importNames: ['toastShown'],
  message:
    'Give the call its `done`, or dispatch localSuccess or localFailure: toasts come from the store (docs/decisions/0024).',
};

const oidcClients = ['oidc-client-ts', 'react-oidc-context'].map((name) => ({
  name,
  message: 'Only src/app/session knows the OpenID Connect client.',
}));

/** Imports that are forbidden in the whole app, and `more`. */
const appMayNotImport = (more) => [
  'error',
  {
    paths: [
      {
        name: 'react-redux',
        importNames: ['useDispatch', 'useSelector', 'useStore'],
        message: 'Use the typed hooks of src/store/hooks.ts.',
      },
      { name: '@mui/material', message: 'Import by path: @mui/material/Button.' },
      {
        name: '@mui/material/DialogTitle',
        message: 'A dialog has components/DialogHead.tsx, with the chat in it (R-2.10).',
      },
      ...more,
    ],
    patterns: [noToasts],
  },
];

/** The packages that `domain` and `bank` may import; `domain/wire` also the library of its schemas. */
const importsOnly = (root, ...packages) => [
  'error',
  {
    patterns: [
      {
        regex: `^(?!\\.|(${packages.join('|')})(/|$))`,
        message: `Here ${root} imports only our own files and ${packages.join(', ')}.`,
      },
    ],
  },
];
const domainPackages = ['date-fns', 'd3-hierarchy', 'ibantools'];

/** The schema library stays out of the browser: types are free, values come from the lists of choices. */
const wireTypesOnly = [
  'error',
  {
    patterns: [
      {
        regex: 'wire/(?!choices/)|^typebox',
        allowTypeImports: true,
        message: 'Take types from a schema of domain/wire, and values from domain/wire/choices (docs/decisions/0033).',
      },
    ],
  },
];

const TESTS = ['**/*.test.{ts,tsx}', '**/test/**'];
/** Signed papers are neutral and exact rather than short. */
const PAPERS = ['server/pdf/**/*.ts', 'domain/contracts/clauses/**/*.ts', 'domain/loans/lateWords.ts'];

module.exports = {
  root: true,
  parser: '@typescript-eslint/parser',
  parserOptions: {
    ecmaVersion: 'latest',
    sourceType: 'module',
    jsDocParsingMode: 'none',
  },
  plugins: ['@typescript-eslint', 'import-x'],
  settings: {
    'import-x/resolver': { node: { extensions: ['.ts', '.tsx', '.js', '.mjs'] } },
    'import-x/parsers': { '@typescript-eslint/parser': ['.ts', '.tsx'] },
  },
  ignorePatterns: ['/dist*', 'node_modules', '/data', '/data-*', '/screenshots', '/reports', '*.js', '*.cjs'],
  rules: {
    'import-x/no-restricted-paths': ['error', { zones, basePath: __dirname }],
    'plain-english': 'error',
  },
  overrides: [
    {
      // oxlint reads types, and these have none.
      files: ['**/*.mjs'],
      env: { node: true, es2023: true },
      extends: ['eslint:recommended'],
      rules: { 'max-lines': ['error', { max: 250 }], eqeqeq: 'error' },
    },
    {
      files: ['{src,bank,domain,server,identity}/**/*.{ts,tsx}'],
      excludedFiles: [...TESTS, ...PAPERS],
      rules: { 'plain-dutch': ['error', { words: 24 }] },
    },
    // names the buttons of the relation form.
    { files: ['src/text/relations.ts'], rules: { 'plain-dutch': ['error', { words: 24, fixed: ['Opslaan'] }] } },
    // The name of a path.
    { files: ['server/plugins/appShell.ts'], rules: { 'plain-dutch': ['error', { words: 24, fixed: ['aangemeld'] }] } },
    { files: PAPERS, excludedFiles: TESTS, rules: { 'plain-dutch': ['error', { words: 32, twins: false }] } },
    {
      files: ['server/actions/**/*.ts'],
      rules: {
        'no-restricted-imports': [
          'error',
          {
            patterns: [
              { regex: '^(@?fastify)', message: 'An action knows no request: it gets the caller as its actor.' },
            ],
          },
        ],
      },
    },
    {
      files: ['src/**/*.{ts,tsx}'],
      rules: { 'no-restricted-imports': appMayNotImport(oidcClients) },
    },
    { files: ['src/app/session/**'], rules: { 'no-restricted-imports': appMayNotImport([]) } },
    {
      files: [
        'src/store/**',
        'src/test/**',
        'src/**/*.test.{ts,tsx}',
        'src/app/corner/carriedToasts.ts',
        'src/components/DialogHead.tsx',
      ],
      rules: { 'no-restricted-imports': 'off' },
    },
    {
      files: ['src/store/**/*.ts'],
      rules: {
        'no-restricted-globals': [
          'error',
          'window',
          'document',
          'localStorage',
          'sessionStorage',
          'location',
          'history',
        ],
      },
    },
    {
      files: ['{domain,bank}/**/*.ts'],
      excludedFiles: ['**/*.test.ts', '{domain,bank}/**/test/**'],
      rules: {
        'no-restricted-globals': ['error', 'window', 'document', 'process', 'performance', 'Buffer'],
        'no-restricted-syntax': [
          'error',
          {
            selector: "NewExpression[callee.name='Date'][arguments.length=0]",
            message: 'domain and bank have no clock: today is an argument.',
          },
          {
            selector: "MemberExpression[object.name='Date'][property.name='now']",
            message: 'domain and bank have no clock: today is an argument.',
          },
          {
            selector: "MemberExpression[object.name='Math'][property.name='random']",
            message: 'domain and bank use no chance.',
          },
        ],
        'no-restricted-imports': importsOnly('domain', ...domainPackages),
      },
    },
    {
      files: ['bank/**/*.ts'],
      excludedFiles: ['**/*.test.ts', 'bank/**/test/**'],
      rules: { 'no-restricted-imports': importsOnly('bank', 'fflate') },
    },
    {
      files: ['src/**/*.{ts,tsx}', '{domain,bank}/**/*.ts'],
      excludedFiles: ['domain/wire/**'],
      rules: { '@typescript-eslint/no-restricted-imports': wireTypesOnly },
    },
    {
      files: ['domain/wire/*.ts'],
      rules: { 'no-restricted-imports': importsOnly('domain', ...domainPackages, 'typebox') },
    },
    {
      files: ['domain/wire/choices/*.ts'],
      rules: {
        'no-restricted-imports': [
          'error',
          {
            patterns: [{ regex: '', message: 'A list of choices imports nothing: app, server and database use it.' }],
          },
        ],
      },
    },
  ],
};
