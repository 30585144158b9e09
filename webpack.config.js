const fs = require('node:fs');
const path = require('node:path');
const zlib = require('node:zlib');
const Html = require('html-webpack-plugin');
const Compression = require('compression-webpack-plugin');
const Minimizer = require('minimizer-webpack-plugin');
const esbuild = require('esbuild');
const webpack = require('webpack');

/**
 * Modules of packages that ours replace: four functions of lodash for formik, at a tenth of the bytes
 * (docs/decisions/0034), and MUI's ripple, which the theme switches off. jest replaces the same ones.
 */
const replacements = Object.entries(require('./replacements.json')).map(
  ([request, file]) => new webpack.NormalModuleReplacementPlugin(new RegExp(request), path.resolve(__dirname, file)),
);

/**
 * Developer messages of libraries, which are removed: the trace of the OpenID Connect client, and the router's warnings,
 * which its package has in production too (2.4 kB of each first screen). Not their errors.
 */
const UNHEARD = ['logger2.debug', 'logger2.info', 'logger.debug', 'this._logger.debug', 'warning', 'warningOnce'];

/** Not the open pages, because the server fills them in before it sends them. */
const compressible = /^(?!open\/).*\.(js|css|html|svg|json)$/;

/**
 * Writes which files each page needs (chunks named page-…), and every page behind the login: for the byte budgets
 * (scripts/budgets.mjs), and for the server, which names them in the page (server/plugins/pageParts.ts).
 */
const pageFiles = {
  apply(compiler) {
    compiler.hooks.done.tap('pageFiles', ({ compilation }) => {
      const { chunkGroups, chunkGraph, moduleGraph } = compilation;
      const pages = chunkGroups.filter((group) => group.name === 'signed-in' || group.name?.startsWith('page-'));
      const needed = (group) =>
        [group, ...(group.getChildrenByOrders(moduleGraph, chunkGraph).preload ?? [])].flatMap((one) => one.getFiles());
      const files = Object.fromEntries(
        pages.map((group) => [
          group.name.replace('page-', ''),
          [...new Set(needed(group))].filter((file) => file.endsWith('.js')),
        ]),
      );
      fs.writeFileSync(path.join(compilation.outputOptions.path, 'pages.json'), JSON.stringify(files, null, 2));
    });
  },
};

/** A separate script, not built by webpack: without React or code of the app. */
const scriptOf = (entry) =>
  esbuild
    .buildSync({ entryPoints: [entry], bundle: true, minify: true, format: 'iife', target: 'es2022', write: false })
    .outputFiles[0].text.trim();

/** The script of the open calculators (calculators/), a file under a name that the server knows. */
const calculators = {
  apply(compiler) {
    compiler.hooks.thisCompilation.tap('calculators', (compilation) => {
      compilation.fileDependencies.add(path.resolve(__dirname, 'calculators/browser.ts'));
      compilation.hooks.processAssets.tap(
        { name: 'calculators', stage: webpack.Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL },
        () =>
          compilation.emitAsset('calculators.js', new webpack.sources.RawSource(scriptOf('calculators/browser.ts'))),
      );
    });
  },
};

/** The open pages, whose placeholders the server fills in from the settings (server/openPages). */
const openPages = {
  apply(compiler) {
    compiler.hooks.thisCompilation.tap('openPages', (compilation) => {
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL;
      compilation.hooks.processAssets.tapPromise({ name: 'openPages', stage }, async () => {
        const { openPageFiles } = await import('./scripts/open-pages.mjs');
        for (const [name, page] of await openPageFiles())
          compilation.emitAsset(name, new webpack.sources.RawSource(page));
      });
    });
  },
};

/**
 * The answers of the sample family, which are recorded during the build (docs/decisions/0012): src/app/sample imports them as a
 * file next to it.
 */
const ANSWERS = path.resolve(__dirname, 'src/app/sample/answers.json');
const sample = {
  apply(compiler) {
    let recorded = null;
    const record = async () => (await import('./scripts/sample.mjs')).recordedSample();
    compiler.hooks.compile.tap('sample', ({ normalModuleFactory }) => {
      // A failure is reported where the file is imported.
      if (recorded === null) (recorded = record()).catch(() => {});
      normalModuleFactory.hooks.beforeResolve.tapPromise('sample', async (asked) => {
        if (path.resolve(asked.context, asked.request) === ANSWERS) asked.request = await recorded;
      });
    });
  },
};

/** The script inside the page itself: it would come too late as a file (docs/decisions/0034). */
const early = () => scriptOf('src/app/early/begin.ts');

const app = { main: './src/index.tsx' };
/** Every component and field in each of its states: for whoever changes a screen, and no part of the product. */
const catalogue = { catalogue: './src/catalogue/main.tsx' };

const appPage = () =>
  new Html({
    template: 'public/index.html',
    scriptLoading: 'defer',
    chunks: Object.keys(app),
    templateParameters: { early: early() },
  });
const cataloguePage = () =>
  new Html({
    filename: 'catalogue.html',
    template: 'public/index.html',
    scriptLoading: 'defer',
    chunks: Object.keys(catalogue),
    templateParameters: { early: '' },
  });

/**
 * One build serves every deployment: the differences come from /config.json at run time. The development server has
 * the catalogue next to the app; `--env catalogue` builds the catalogue alone, for its pictures.
 */
module.exports = (env, argv) => {
  const production = argv.mode === 'production';
  const parts = production
    ? { entry: app, plugins: [appPage(), calculators, sample] }
    : env.catalogue
      ? { entry: catalogue, plugins: [cataloguePage()] }
      : { entry: { ...app, ...catalogue }, plugins: [appPage(), cataloguePage(), calculators, sample] };
  return {
    mode: production ? 'production' : 'development',
    target: 'browserslist',
    devtool: production ? false : 'eval-cheap-module-source-map',
    entry: parts.entry,
    output: {
      path: path.resolve(__dirname, 'dist'),
      filename: 'assets/[name].[contenthash:8].js',
      // The first screen contains the names of all chunks: as numbers they are 300 bytes less.
      ...(production && { chunkFilename: 'assets/[id].[contenthash:6].js' }),
      assetModuleFilename: 'assets/[name].[contenthash:8][ext]',
      publicPath: '/',
      clean: true,
    },
    resolve: {
      extensions: ['.ts', '.tsx', '.js', '.mjs'],
      // The other build of PDF.js needs browsers of this year; ours are those of .browserslistrc.
      alias: { 'pdfjs-dist$': 'pdfjs-dist/legacy/build/pdf.mjs' },
    },
    module: {
      rules: [
        {
          test: /\.tsx?$/,
          exclude: /node_modules/,
          use: { loader: 'babel-loader', options: { cacheDirectory: true } },
        },
        { test: /\.(woff2|svg|png)$/, exclude: /public[\\/]icons/, type: 'asset/resource' },
        {
          test: /\.cache[\\/]sample/,
          type: 'asset/resource',
          generator: { filename: 'assets/sample.[contenthash:8][ext]' },
        },
        // The manifest names the icons, so these keep their names.
        { test: /public[\\/]icons/, type: 'asset/resource', generator: { filename: 'icons/[name][ext]' } },
        { test: /\.webmanifest$/, type: 'asset/resource', generator: { filename: '[name][ext]' } },
      ],
    },
    optimization: {
      minimizer: [
        new Minimizer({
          minify: Minimizer.swcMinify,
          // The licences of packages are in a file next to the script, under its name.
          extractComments: { condition: 'some', banner: false },
          minimizerOptions: { ecma: 2020, compress: { ecma: 2020, passes: 3, pure_funcs: UNHEARD } },
        }),
      ],
      // Fewer, larger chunks: a request costs more than the bytes that two pages then share (docs/performance.md).
      splitChunks: { chunks: 'all', minSize: 200_000 },
      runtimeChunk: 'single',
    },
    performance: { hints: false },
    plugins: [
      ...parts.plugins,
      ...replacements,
      new webpack.DefinePlugin({ __DEV__: JSON.stringify(!production) }),
      ...(production
        ? [
            openPages,
            pageFiles,
            new Compression({ test: compressible, algorithm: 'gzip', threshold: 0, minRatio: 1 }),
            new Compression({
              test: compressible,
              algorithm: 'brotliCompress',
              filename: '[path][base].br',
              threshold: 0,
              minRatio: 1,
              // Blocks of 64 kB suit the chunks of the first screen better than Brotli's default.
              compressionOptions: {
                params: { [zlib.constants.BROTLI_PARAM_QUALITY]: 11, [zlib.constants.BROTLI_PARAM_LGBLOCK]: 16 },
              },
            }),
          ]
        : []),
    ],
    // One origin for the app and the server's answers, so that the login returns here: dev:server uses this address
    // as its own.
    devServer: {
      port: Number(process.env.DEV_PORT ?? 3001),
      // A path with a dot is a page too.
      historyApiFallback: { disableDotRule: true, rewrites: [{ from: /^\/catalogue\/?$/, to: '/catalogue.html' }] },
      proxy: [
        {
          context: [
            '/api',
            '/oidc',
            '/config.json',
            '/readyz',
            '/healthz',
            '/welkom',
            '/rekenen',
            '/robots.txt',
            '/sitemap.xml',
            '/privacy',
            '/voorwaarden',
            '/toegankelijkheid',
            '/open',
          ],
          target: `http://localhost:${process.env.PORT ?? 3000}`,
        },
      ],
    },
  };
};
