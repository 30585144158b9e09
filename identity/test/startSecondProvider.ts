import { spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { fileURLToPath } from 'node:url';

export interface SecondProvider {
  /** The value for OIDC_AUTHORITY. */
  issuer: string;
  email: string;
  password: string;
  stop(): Promise<void>;
}

export interface SecondProviderOptions {
  /** Where the app lives, without a trailing slash. */
  appUrl: string;
  clientId?: string;
  audience?: string;
  rolesClaim?: string;
  roles?: readonly string[];
}

/** Starts the second provider as a process of its own, on a free port; resolves when it answers. */
export async function startSecondProvider({ appUrl, ...options }: SecondProviderOptions): Promise<SecondProvider> {
  const port = await freePort();
  const email = 'pieter@elders.example';
  const password = 'Ergens-Anders-2026!';
  const child = spawn(
    process.execPath,
    ['--import', 'tsx', fileURLToPath(new URL('./secondProvider.ts', import.meta.url))],
    {
      env: {
        ...process.env,
        PORT: String(port),
        APP_URL: appUrl,
        CLIENT_ID: options.clientId ?? 'onderling-app',
        AUDIENCE: options.audience ?? `${appUrl}/api/v1`,
        ROLES_CLAIM: options.rolesClaim ?? 'https://onderling.example/roles',
        ROLES: (options.roles ?? []).join(','),
        EMAIL: email,
        PASSWORD: password,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  let printed = '';
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  await new Promise<void>((resolve, reject) => {
    const keep = (chunk: Buffer) => {
      printed += chunk.toString();
      if (printed.includes('ready ')) resolve();
    };
    child.stdout.on('data', keep);
    child.stderr.on('data', keep);
    void ended.then(() => reject(new Error(`The second provider did not start:\n${printed}`)));
  });
  return {
    issuer: `http://localhost:${port}`,
    email,
    password,
    stop: () => {
      child.kill();
      return ended;
    },
  };
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, 'localhost', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
