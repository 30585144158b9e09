import assert from 'node:assert/strict';
import path from 'node:path';
import { describe, it } from 'node:test';
import { readEnv } from './env.ts';
import { checkContact } from './env/contact.ts';
import { StartupError } from './startupError.ts';

const refuses = (source: NodeJS.ProcessEnv, sentence: RegExp) =>
  assert.throws(
    () => readEnv(source),
    (error) => error instanceof StartupError && sentence.test(error.message) && !error.message.includes('\n'),
  );

/** Production with the database in DATA_DIR, which has to be chosen. */
const EMBEDDED = { NODE_ENV: 'production', DATABASE: 'embedded' };

describe('the settings', () => {
  it('nothing needs configuring', () => {
    const { seller, ...env } = readEnv({});
    assert.equal(seller?.address[0], 'Voorbeeldstraat 1');
    assert.deepEqual(
      { ...env, dataDir: path.relative(process.cwd(), env.dataDir) },
      {
        production: false,
        port: 3000,
        host: 'localhost',
        publicUrl: 'http://localhost:3000',
        traces: null,
        trustedProxies: [],
        dataDir: 'data',
        databaseUrl: null,
        databaseMigrationUrl: null,
        databaseReadUrl: null,
        databaseWaitSeconds: 30,
        metricsPort: null,
        metricsToken: null,
        oidcAuthority: null,
        smsIsSecond: false,
        oidcClientId: 'onderling-app',
        oidcAudience: 'http://localhost:3000/api/v1',
        rolesClaim: 'https://onderling.example/roles',
        smtpUrl: null,
        smtpPlain: true,
        mailFrom: 'Onderling <onderling@localhost>',
        chatUrl: 'https://wa.me/31000000000',
        contact: null,
        sentryDsn: null,
        toastSeconds: 5,
        includedChildren: 2,
        pricePerChildCents: 1250,
        vatPercent: 21,
        mollie: null,
        signing: null,
        tsaUrl: null,
      },
    );
  });

  it('an empty value counts as absent; a trailing slash is taken off', () => {
    const env = readEnv({ PORT: ' ', PUBLIC_URL: 'https://onderling.example/', DATABASE_URL: '' });
    assert.equal(env.port, 3000);
    assert.equal(env.publicUrl, 'https://onderling.example');
    assert.equal(env.databaseUrl, null);
  });

  it('a wrong value is reported in one sentence', () => {
    for (const port of ['drieduizend', '-1', '65536', '3000.5', '3e3', '0x10'])
      refuses({ PORT: port }, /^PORT must be a whole number from 0 to 65535/);
    refuses({ PUBLIC_URL: 'onderling.example' }, /^PUBLIC_URL must be a URL/);
    refuses({ PUBLIC_URL: 'ftp://onderling.example' }, /^PUBLIC_URL must be a URL/);
    refuses({ DATABASE_URL: 'mysql://root@localhost/x' }, /^DATABASE_URL must be a URL that starts with postgres/);
    refuses({ DATABASE_URL: 'postgres://db1.example,/x' }, /^DATABASE_URL must be a URL that starts with postgres/);
    refuses({ DATABASE_URL: 'postgres://a,b/x?target_session_attrs=any' }, /^DATABASE_URL asks for a server by/);
    refuses({ SMTP_URL: 'mail.example' }, /^SMTP_URL must be a URL/);
    refuses({ SMTP_PLAIN: 'maybe' }, /^SMTP_PLAIN must be one of yes, no/);
    refuses({ CHAT_URL: 'javascript:alert(1)' }, /^CHAT_URL must be a URL/);
    refuses({ NODE_ENV: 'prod' }, /^NODE_ENV must be one of production, development, test/);
    refuses({ INCLUDED_CHILDREN: 'twee' }, /^INCLUDED_CHILDREN must be/);
    refuses({ PRICE_PER_CHILD_CENTS: '-5' }, /^PRICE_PER_CHILD_CENTS must be/);
  });

  it('S-151 PUBLIC_URL is an origin only: links in mails and the issuer are built on it', () => {
    for (const more of ['/onderling', '/?a=b', '?a=b', '?', '#a', '/a/../b'])
      refuses({ PUBLIC_URL: `https://onderling.example${more}` }, /^PUBLIC_URL must be an address alone/);
    for (const url of [
      'https://jan@onderling.example',
      'https://jan:geheim@onderling.example',
      'https://@onderling.example',
    ]) {
      assert.throws(
        () => readEnv({ PUBLIC_URL: url }),
        (error) =>
          error instanceof StartupError &&
          /^PUBLIC_URL must be an address alone/.test(error.message) &&
          !/jan|geheim/.test(error.message),
      );
    }
    assert.equal(readEnv({ PUBLIC_URL: 'HTTPS://Onderling.Example:443/' }).publicUrl, 'https://onderling.example');
    assert.equal(readEnv({ PUBLIC_URL: 'http://[::1]:8080' }).publicUrl, 'http://[::1]:8080');
  });

  it('S-92 TRUSTED_PROXIES are addresses and networks, and never everybody', () => {
    assert.deepEqual(readEnv({ TRUSTED_PROXIES: ' 10.0.0.5, 10.1.0.0/16,fd00::/8 ,' }).trustedProxies, [
      '10.0.0.5',
      '10.1.0.0/16',
      'fd00::/8',
    ]);
    for (const wrong of ['proxy.example', 'true', '1', '10.0.0.0/99', '0.0.0.0/0', '::/0', '10.0.0.1 10.0.0.2'])
      refuses({ TRUSTED_PROXIES: wrong }, /^TRUSTED_PROXIES must be IP addresses or networks/);
  });

  it('the metrics have a port of their own, or a token that can’t be guessed and is not repeated', () => {
    const { metricsPort, metricsToken } = readEnv({ METRICS_PORT: '9464', METRICS_TOKEN: 'x'.repeat(24) });
    assert.deepEqual([metricsPort, metricsToken], [9464, 'x'.repeat(24)]);
    refuses({ METRICS_PORT: '3000' }, /^METRICS_PORT and PORT are the same/);
    refuses({ METRICS_PORT: 'x' }, /^METRICS_PORT must be a whole number from 1/);
    refuses({ METRICS_TOKEN: 'te-kort' }, /^METRICS_TOKEN must be 24 characters or more, without spaces\.$/);
  });

  it('in production a name that is nearly one of ours stops the start, and its value is not repeated', () => {
    const production = { ...EMBEDDED, PUBLIC_URL: 'https://onderling.example' };
    const url = 'postgres://app:geheim@db.example/onderling';
    for (const [wrong, meant] of [
      ['DATABSE_URL', 'DATABASE_URL'],
      ['DATABASEURL', 'DATABASE_URL'],
      ['database_url', 'DATABASE_URL'],
      ['DATA_DRI', 'DATA_DIR'],
      ['SMPT_URL', 'SMTP_URL'],
      ['SELLER_IBNA', 'SELLER_IBAN'],
    ] as const)
      assert.throws(
        () => readEnv({ ...production, [wrong]: url }),
        (error) =>
          error instanceof StartupError &&
          error.message === `${wrong} is no setting of Onderling. Bedoelde je ${meant}?`,
      );
    const ofOthers = { HOSTNAME: 'a', HOME: '/', POST: 'x', PGDATA: '/pg', DATABASE_PORT: 'tcp://10.0.0.1:5432' };
    assert.equal(readEnv({ ...production, ...ofOthers }).production, true);
    assert.equal(readEnv({ DATABSE_URL: url }).databaseUrl, null, 'a developer is not stopped');
  });

  it('in production the embedded database is a choice, and never the result of a missing setting', () => {
    const production = { NODE_ENV: 'production', PUBLIC_URL: 'https://onderling.example' };
    refuses(production, /^DATABASE_URL is missing: .* DATABASE=embedded/);
    assert.equal(readEnv({ ...production, DATABASE: 'embedded' }).databaseUrl, null);
    refuses({ ...production, DATABASE: 'postgres' }, /^DATABASE must be one of/);
    refuses({ DATABASE: 'embedded', DATABASE_URL: 'postgres://localhost/x' }, /^DATABASE=embedded and DATABASE_URL/);
    for (const name of ['DATABASE_MIGRATION_URL', 'DATABASE_READ_URL'])
      refuses({ [name]: 'postgres://localhost/x' }, new RegExp(`^${name} goes with DATABASE_URL`, 'u'));
    assert.equal(readEnv({}).databaseUrl, null, 'at home nothing needs configuring');
  });

  it('a wrong URL is not repeated: it can hold a password', () => {
    assert.throws(
      () => readEnv({ DATABASE_URL: 'postgrez://app:geheim@db.example/x' }),
      (error) => error instanceof StartupError && !error.message.includes('geheim'),
    );
  });

  it('S-272 in production mail leaves encrypted, except to this very machine, or where the operator says otherwise', () => {
    const plain = (settings: Record<string, string>) =>
      readEnv({ ...EMBEDDED, PUBLIC_URL: 'https://onderling.example', ...settings }).smtpPlain;
    assert.equal(plain({ SMTP_URL: 'smtp://mail.example' }), false);
    assert.equal(plain({ SMTP_URL: 'smtp://mail.example', SMTP_PLAIN: 'yes' }), true);
    assert.equal(plain({ SMTP_URL: 'smtp://127.0.0.1:25' }), true);
    assert.equal(readEnv({ SMTP_URL: 'smtp://mail.example' }).smtpPlain, true, 'while it is being built');
  });

  it('S-151 the identity provider is not served without TLS in production, except on this very machine', () => {
    refuses({ NODE_ENV: 'production', PUBLIC_URL: 'http://onderling.example' }, /^PUBLIC_URL must start with https/);
    refuses(
      { NODE_ENV: 'production', PUBLIC_URL: 'https://onderling.example', OIDC_AUTHORITY: 'http://login.example' },
      /^OIDC_AUTHORITY must start with https/,
    );
    assert.equal(readEnv({ ...EMBEDDED, PUBLIC_URL: 'http://127.0.0.1:3000' }).production, true);
  });

  it('the operator’s contact has no default, and in production the start asks for it', () => {
    const production = { ...EMBEDDED, PUBLIC_URL: 'https://onderling.example' };
    assert.throws(() => checkContact(readEnv(production)), { message: /^CONTACT_EMAIL and CONTACT_PHONE are missing/ });
    checkContact(readEnv({}));
    const [mail, phone] = ['hulp@onderling.example', '+31 20 123 45 67'];
    const said = readEnv({ ...production, CONTACT_EMAIL: mail, CONTACT_PHONE: phone });
    assert.deepEqual(said.contact, { email: mail, phone });
    checkContact(said);
    refuses({ CONTACT_EMAIL: mail }, /^CONTACT_EMAIL and CONTACT_PHONE go together/);
    refuses({ CONTACT_EMAIL: 'hulp', CONTACT_PHONE: phone }, /^CONTACT_EMAIL must be an e-mail address/);
    refuses({ CONTACT_EMAIL: mail, CONTACT_PHONE: 'bel ons' }, /^CONTACT_PHONE must be a telephone number/);
  });

  it('S-152 in production a missing address and a default password are reported', () => {
    refuses({ NODE_ENV: 'production' }, /^PUBLIC_URL is missing/);
    const production = { NODE_ENV: 'production', PUBLIC_URL: 'https://onderling.example' };
    for (const password of ['', ':postgres', ':Password', ':changeme', ':onderling']) {
      refuses(
        { ...production, DATABASE_URL: `postgres://app${password}@db.example/onderling` },
        /^DATABASE_URL has no password, or one from an example/,
      );
    }
    const url = 'postgres://app:x7Kq2-mN_94pLw@db.example/onderling';
    assert.equal(readEnv({ ...production, DATABASE_URL: url }).databaseUrl, url);
    const two = url.replace('db.example', 'localhost,db.example');
    assert.equal(readEnv({ ...production, DATABASE_URL: two }).databaseUrl, two);
    refuses({ ...production, DATABASE_URL: two.replace(/:[^:@]*@/, '@') }, /^DATABASE_URL has no password/);
    assert.ok(readEnv({ ...production, DATABASE_URL: 'postgres://app@%2Frun%2Fpostgresql/onderling' }).databaseUrl);
  });
});
