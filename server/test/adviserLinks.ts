import assert from 'node:assert/strict';
import type { AdviserKey, AdviserLinkForm, AdviserLinks } from '../../domain/wire/adviserLink.ts';
import { rateLimits } from '../db/requestSchema.ts';
import { mailOutbox } from '../db/schema.ts';
import type { Services } from '../services.ts';
import { addSigned } from './agree.ts';
import { type ApiAnswer, type ApiClient, apiClient } from './apiClient.ts';
import { giftDraft, yearLoanDraft } from './drafts.ts';
import { NOW, type TestApp, type TestEngine } from './engines.ts';
import { makeFamily, makeUser, type TestFamily, type UserRow } from './factories.ts';

/** A family in which two people show a notary something: Jan manages it, Sanne borrowed, Bram is in nothing of hers. */
export interface SharingFamily {
  made: TestApp;
  services: Services;
  family: TestFamily;
  sanneRow: UserRow;
  jan: ApiClient;
  sanne: ApiClient;
  bram: ApiClient;
  visitor: ApiClient;
  /** A loan to Sanne, a gift to Bram, and a loan in another family. */
  loan: string;
  gift: string;
  foreign: string;
  /** Lets time pass, in milliseconds. */
  wait: (ms: number) => void;
  give: (by: ApiClient, changes?: Partial<AdviserLinkForm>) => Promise<AdviserKey>;
  open: (key: AdviserKey) => Promise<ApiAnswer>;
  paper: (key: AdviserKey, paper: string) => Promise<ApiAnswer>;
  links: (who: ApiClient) => Promise<AdviserLinks>;
  /** Resets the counters, as if a while passed. */
  calm: () => Promise<unknown>;
  told: (who: ApiClient) => Promise<string[]>;
  mails: () => Promise<string>;
}

export async function sharingFamily(engine: TestEngine): Promise<SharingFamily> {
  let now = NOW;
  const made = await engine.app({ clock: () => now });
  const { services } = made;
  const { db } = services;
  const family = await makeFamily(db, { parent: { email: 'jan@blijft.example' } });
  const login = { login: true, signed: true };
  const sanneRow = await makeUser(db, family.id, { sub: 'sanne', email: 'sanne@blijft.example', ...login });
  const bramRow = await makeUser(db, family.id, { firstname: 'Bram', sub: 'bram', ...login });
  const other = await makeFamily(db, { name: 'Bakker', parent: { firstname: 'Els' } });
  const child = await makeUser(db, other.id, { firstname: 'Teun' });
  const client = (user: UserRow | null) => apiClient(made.app, user, { expires: 4e9 });
  const [jan, sanne, bram, els, visitor] = (await Promise.all(
    [family.parent, sanneRow, bramRow, other.parent, null].map(client),
  )) as [ApiClient, ApiClient, ApiClient, ApiClient, ApiClient];
  const added = async (by: ApiClient, draft: Parameters<typeof addSigned>[2]) =>
    String((await addSigned(made, by, draft)).body.hashid);
  const loan = await added(jan, yearLoanDraft(family.parent.hashid, sanneRow.hashid));
  const gift = await added(jan, giftDraft(family.parent.hashid, bramRow.hashid));
  const foreign = await added(els, yearLoanDraft(other.parent.hashid, child.hashid));
  const calm = () => db.delete(rateLimits);
  return {
    ...{ made, services, family, sanneRow, jan, sanne, bram, visitor, loan, gift, foreign, calm },
    wait: (ms) => (now += ms),
    async give(by, changes = {}) {
      const form = { for_whom: 'Notaris De Boer', contracts: [loan], years: [2026], papers: true, days: 7, ...changes };
      const { status, body } = await by.post('/adviser-link', form);
      assert.equal(status, 200, JSON.stringify(body));
      return { token: new URL(String(body.url)).hash.slice(1), code: String(body.code) };
    },
    open: (key) => visitor.post('/adviser-link/open', key),
    paper: (key, paper) => visitor.post('/adviser-link/paper', { ...key, paper }),
    links: async (who) => (await who.get('/adviser-links')).body as AdviserLinks,
    told: async (who) => ((await who.get('/notices')).body.notices as { text: string }[]).map(({ text }) => text),
    mails: async () => JSON.stringify(await db.select().from(mailOutbox)),
  };
}
