import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { brotliCompressSync } from 'node:zlib';
import webpack from 'webpack';

/** A static shell, with the contracts requested before the script has loaded: the fastest the libraries allow. */
const PAGE = `<!doctype html><html lang="nl"><head><meta charset="utf-8"><title>Floor</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<script>asked = fetch('/api/v1/contracts', { headers: { authorization } })</script>
<script defer src="/floor.js"></script></head><body><div id="app">Onderling</div></body></html>`;

export interface Floor {
  url: string;
  dispose(): Promise<void>;
}

/** Bundles the page as ours is bundled, into a separate folder. */
async function bundle(folder: string): Promise<void> {
  // The entry keeps a browser's code apart from Node's; webpack resolves its libraries from here.
  const compiler = webpack({
    mode: 'production',
    target: 'browserslist',
    context: process.cwd(),
    entry: './bench/floor/page.tsx',
    output: { path: folder, filename: 'floor.js' },
    resolve: { extensions: ['.ts', '.tsx', '.js', '.mjs'] },
    module: { rules: [{ test: /\.tsx?$/u, exclude: /node_modules/u, use: 'babel-loader' }] },
    performance: { hints: false },
  });
  await new Promise<void>((resolve, reject) => {
    compiler.run((error, stats) => {
      if (error ?? stats?.hasErrors()) reject(error ?? new Error(stats?.toString({ all: false, errors: true })));
      else resolve();
    });
  });
}

/** Serves the floor page, and passes its calls on to the API of the product at `api`. */
export async function startFloor(api: string): Promise<Floor> {
  const folder = await mkdtemp(path.join(tmpdir(), 'onderling-floor-'));
  await bundle(folder);
  const compressed = brotliCompressSync(await readFile(path.join(folder, 'floor.js')));
  await writeFile(path.join(folder, 'floor.js.br'), compressed);
  const page = brotliCompressSync(PAGE);
  const server = createServer((request, response) => {
    const { url = '/', headers } = request;
    const send = (type: string, cache: string, body: Buffer) =>
      response.writeHead(200, { 'content-type': type, 'content-encoding': 'br', 'cache-control': cache }).end(body);
    if (url === '/') send('text/html; charset=utf-8', 'no-cache', page);
    else if (url === '/floor.js') send('text/javascript', 'public, max-age=31536000, immutable', compressed);
    else if (url.startsWith('/api/'))
      void fetch(api + url, { headers: { authorization: headers.authorization ?? '' } }).then(({ status, body }) => {
        response.writeHead(status, { 'content-type': 'application/json' });
        if (body) Readable.fromWeb(body).pipe(response);
      });
    else response.writeHead(404).end();
  });
  await new Promise<void>((done) => void server.listen(0, '127.0.0.1', done));
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    dispose: async () => {
      server.closeAllConnections();
      server.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
