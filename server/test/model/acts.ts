import { sql } from 'drizzle-orm';
import type { ApiAnswer, ApiClient } from '../apiClient.ts';
import type { Signing } from '../../../domain/wire/signing.ts';
import { inLetters, mailedCode } from '../signing.ts';
import type { Act } from './act.ts';
import { contentOf, loanOf } from './papers.ts';
import { relationForm, toldOf } from './relationForm.ts';
import { PASSWORD, type Played, type World } from './world.ts';

/** A call as the oracle hears it: the caller, with their own token, and the result. */
export interface Call {
  by: Played;
  url: string;
  body: Record<string, unknown>;
  answer: ApiAnswer;
}

/** The loans of a world by their letter, as hashids. */
export type Loans = Map<string, string>;

/** The calls of one act; `heard` gets each that changes something. */
export async function perform(
  world: World,
  loans: Loans,
  act: Exclude<Act, { do: 'wait' } | { do: 'again' }>,
  heard: (call: Call) => void,
): Promise<void> {
  const by = world.people.get(act.by)!;
  const client = await world.as(act.by);
  const call = async (url: string, body: Record<string, unknown>, send?: () => Promise<ApiAnswer>) => {
    world.wait(7_000);
    const answer = await (send ?? (() => client.post(url, body)))();
    heard({ by, url, body, answer });
    return answer;
  };
  const contract = 'loan' in act ? loans.get(act.loan) : undefined;
  const whom = 'whom' in act ? world.people.get(act.whom)! : by;
  const edit = async (changes: Record<string, string>) => {
    const form = await relationForm(client, whom.hashid, changes);
    if (form) await call('/user', { hashid: whom.hashid, ...changes }, () => client.form('/user', form));
  };
  const look = { world, client, contract: contract ?? '' };
  if ('loan' in act && act.do !== 'make' && contract === undefined) return;
  switch (act.do) {
    case 'make': {
      const draft = loanOf(world, act);
      const made = await call('/contract', { ...draft, ...(contract !== undefined && { hashid: contract }) });
      if (made.status === 200 && contract === undefined) loans.set(act.loan, made.body.hashid as string);
      return;
    }
    case 'propose': {
      const content = await contentOf(look, act.what);
      if (content === null) return;
      await call('/contract/proposal', { contract, content, ...(act.paper === true && { paper_date: day(world) }) });
      return;
    }
    case 'answer': {
      const hashid = (await openProposal(look))?.hashid;
      const word = act.answer === 'refused' ? { word: 'Liever niet.' } : {};
      const paper = act.paper === true ? { paper_date: day(world) } : {};
      if (hashid !== undefined)
        await call('/contract/proposal/answer', { hashid, answer: act.answer, ...word, ...paper });
      return;
    }
    case 'record': {
      const amount = act.what === 'costs' ? 5_000 : 10_000;
      const outcome = act.what === 'extra_repayment' ? { outcome: 'lower_payment' } : {};
      const past = act.what === 'costs' ? {} : { past_paid: false };
      await call('/contract/event', { contract, kind: act.what, date: day(world), amount, ...outcome, ...past });
      return;
    }
    case 'confirm': {
      const found = (await eventsOf(look)).find(({ status }) => status === 'reported');
      if (found)
        await call('/contract/event/confirm', {
          hashid: found.hashid,
          status: act.no === true ? 'refused' : 'confirmed',
        });
      return;
    }
    case 'take back': {
      const found = (await eventsOf(look)).findLast(({ kind }) => kind !== 'correction');
      if (found)
        await call('/contract/event', { hashid: found.hashid }, () =>
          client.remove(`/contract/event?hashid=${found.hashid}`),
        );
      return;
    }
    case 'pay by itself': {
      const url = '/contract/automatic';
      if (act.stop === true)
        await call(url, { contract, stop: true }, () => client.remove(`${url}?hashid=${contract}`));
      else await call(url, { contract, past_paid: false });
      return;
    }
    case 'confirm the year':
      await call('/contract/automatic/confirm', { contract, year: new Date(world.now()).getUTCFullYear() - 1 });
      return;
    case 'ask to sign': {
      const { body } = await client.get(`/contract?hashid=${contract}`);
      await call('/signing', { contract, version: body?.version ?? 1, order: 'at_once' });
      return;
    }
    case 'sign': {
      const asked = await openSigning(look);
      if (asked === null) return;
      const { hashid, sha256 } = asked;
      const started = await call('/signing/start', { hashid, sha256, how: 'mailed_code' });
      if (started.status !== 200) return;
      const code = await mailedCode(world.services.db, by.email);
      await call('/signing/sign', { hashid, sha256, read: true, code, ...inLetters(asked) });
      return;
    }
    case 'stop signing': {
      const asked = await openSigning(look);
      if (asked !== null) await call('/signing/end', { hashid: asked.hashid, word: 'Liever niet.' });
      return;
    }
    case 'record death':
    case 'take death back': {
      const date = act.do === 'record death' ? day(world) : '';
      const claim = date === '' && (await toldOf(client, whom.hashid))?.claims?.find(({ kind }) => kind === 'death');
      if (claim) {
        const { hashid } = claim;
        await call('/claim/withdraw', { about: whom.hashid, kind: 'death' }, () =>
          client.post('/claim/withdraw', { hashid }),
        );
        return;
      }
      if (whom.is === 'founder') await call('/user/death', { hashid: whom.hashid, death_date: date });
      else await edit({ passed_away: date === '' ? '0' : '1', death_date: date });
      return;
    }
    case 'record divorce':
      await edit({ divorced: '1' });
      return;
    case 'block':
      await call('/user/block', { hashid: whom.hashid, _method: 'PATCH' });
      return;
    case 'unblock':
      await call('/user/unblock', { hashid: whom.hashid });
      return;
    case 'give management':
      await call('/family/manager', { hashid: whom.hashid });
      return;
    case 'take management': {
      const url = '/family/manager';
      await call(url, { hashid: whom.hashid, take: true }, () => client.remove(`${url}?hashid=${whom.hashid}`));
      return;
    }
    case 'ask management':
      await call('/family/management', {});
      return;
    case 'end asking':
      await call('/family/management', { end: true }, () => client.remove('/family/management'));
      return;
    case 'give mandate':
      await call('/mandate', { taker: whom.hashid, matters: act.matters });
      return;
    case 'end mandate': {
      const { body } = await client.get('/mandates');
      const hashid = ((body?.given ?? body?.received) as Named | null)?.hashid;
      if (hashid === undefined) return;
      await call('/mandate', { hashid, end: true }, () => client.remove(`/mandate?hashid=${hashid}`));
      return;
    }
    case 'answer claim': {
      const { body } = await client.get('/user');
      const [claim] = (body?.claims ?? []) as Named[];
      if (claim) await call('/claim/answer', { hashid: claim.hashid, answer: act.no === true ? 'no' : 'yes' });
      return;
    }
    case 'remove':
      await call('/contract', { contract }, () => client.remove(`/contract?hashid=${contract}`));
      return;
    case 'erase':
      await call('/erasure', { confirm: 'VERWIJDER', password: PASSWORD });
      return;
    case 'steal': {
      const { rows } = await world.services.db.execute<{ id: string }>(
        sql`select coalesce(max(id), 0) as id from mail_outbox`,
      );
      world.stolen.set(act.by, Number(rows[0]!.id));
      await call('/user', { stolen: true }, () => client.get('/user'));
      return;
    }
    case 'take account back': {
      const since = world.stolen.get(act.by);
      if (since === undefined) return;
      const { rows } = await world.services.db.execute<{ link: string }>(sql`
        select link from mail_outbox where recipient = ${by.email} and id > ${since} and link like '%=dit-was-ik-niet#%' order by id limit 1`);
      const token = rows[0]?.link.split('#')[1];
      if (token === undefined) return;
      const { status } = await call('/way-back', {}, () => client.post('/way-back', { token }));
      if (status === 200) world.stolen.delete(act.by);
      return;
    }
    case 'look':
      await call('/user', {}, () => client.get('/user'));
  }
}

/** The day in the world; its clock stays within the hours in which the day is the same in Amsterdam. */
export const day = (world: Pick<World, 'now'>): string => new Date(world.now()).toISOString().slice(0, 10);

interface Named {
  hashid: string;
}

interface Look {
  world: World;
  client: ApiClient;
  contract: string;
}

interface Seen {
  hashid: string;
  kind: string;
  status: string;
  date: string;
}

export async function eventsOf({ client, contract }: Look): Promise<Seen[]> {
  const { status, body } = await client.get(`/contract?hashid=${contract}`);
  return status === 200 ? ((body.events ?? []) as Seen[]) : [];
}

interface OpenProposal extends Named {
  state: string;
  /** The request to sign it, for a contract signed here. */
  signing?: string | null;
}

async function openProposal({ client, contract }: Look): Promise<OpenProposal | undefined> {
  const { status, body } = await client.get(`/contract/proposals?hashid=${contract}`);
  const proposals = status === 200 ? (body.proposals as OpenProposal[]) : [];
  return proposals.find(({ state }) => state === 'open');
}

/** The paper that awaits signatures: the agreement, or a change of it. */
async function openSigning(look: Look): Promise<Pick<Signing, 'hashid' | 'sha256' | 'letters'> | null> {
  const { client, contract } = look;
  const { status, body } = await client.get(`/contract/proposals?hashid=${contract}`);
  const asked = status === 200 ? (body.signing as { hashid: string; open: boolean } | null) : null;
  const hashid = asked?.open === true ? asked.hashid : (await openProposal(look))?.signing;
  if (typeof hashid !== 'string') return null;
  const signing = await client.get(`/signing?hashid=${hashid}`);
  return signing.status === 200 ? (signing.body as Signing) : null;
}
