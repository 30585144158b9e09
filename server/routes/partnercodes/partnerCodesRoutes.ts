import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import type { FastifyPluginAsync } from 'fastify';
import { Type } from 'typebox';
import { normalisePartnerCode } from '../../../domain/partnerCodes/usable.ts';
import { todayInAmsterdam } from '../../../domain/dates/today.ts';
import {
  PartnerCode,
  PartnerCodeCheck,
  PartnerCodeRemoval,
  UsablePartnerCode,
} from '../../../domain/wire/partnercode.ts';
import { limitAttempts } from '../../attempts.ts';
import type { Tx } from '../../db/database.ts';
import { inTransaction } from '../../db/transaction.ts';
import { conflict, invalid, notFound } from '../../http/errors.ts';
import { newHashid } from '../../hashid.ts';
import { acceptUrlEncoded, readFormFields } from '../../http/formFields.ts';
import { withIdempotency } from '../../http/idempotency.ts';
import { usablePartnerCode } from '../../policies/usablePartnerCode.ts';
import { presentPartnerCode } from '../../presenters/partnerCode.ts';
import {
  findRemovedCode,
  insertPartnerCode,
  listPartnerCodes,
  lockPartnerCodes,
  removePartnerCode,
  restorePartnerCode,
} from '../../repositories/partnerCodes.ts';
import type { Services } from '../../services.ts';
import { emptyAnswer, hashidBody } from '../schema.ts';
import { PARTNER_CODE_FIELDS, readPartnerCode } from '../../actions/partnerCodes/readPartnerCode.ts';
import { toldLists } from '../../actions/partnerCodes/toldLists.ts';

const IN_USE = 'Deze code bestaat al.';
const STALE = 'De lijst is intussen veranderd. Bekijk de lijst opnieuw.';

/** Codes tried per address of origin in a minute (S-119). */
const CHECKS_PER_MINUTE = 10;

/** The partner codes of the administrators, and what one is worth to whoever holds it. */
export function partnerCodesRoutes({ db, clock }: Services): FastifyPluginAsync {
  const told = toldLists();

  return (instance) => {
    acceptUrlEncoded(instance);
    const app = instance.withTypeProvider<TypeBoxTypeProvider>();

    app.get(
      '/partnercodes',
      {
        config: { access: 'superadmin', looksAt: 'partnercode' },
        schema: { response: { 200: Type.Array(PartnerCode) } },
      },
      async (request) => {
        const codes = (await listPartnerCodes(db)).map(presentPartnerCode);
        told.tell(request.caller.sub, codes);
        return codes;
      },
    );

    app.post(
      '/partnercode',
      {
        config: { access: 'superadmin' },
        schema: {
          consumes: ['multipart/form-data', 'application/x-www-form-urlencoded'],
          response: { 200: PartnerCode },
        },
      },
      async (request, reply) => {
        const code = readPartnerCode(await readFormFields(request, PARTNER_CODE_FIELDS));
        const work = async (tx: Tx) => {
          const row = await insertPartnerCode(tx, { ...code, hashid: newHashid() });
          if (!row) throw invalid({ code: IN_USE });
          const body = presentPartnerCode(row);
          await request.visitor.record(tx, { action: 'add', entity: 'partnercode', hashid: row.hashid, after: body });
          return { body };
        };
        const added = await withIdempotency(request, reply, work, code);
        told.added(request.caller.sub, added.hashid);
        return added;
      },
    );

    app.post(
      '/partnercode/check',
      { config: { access: 'public' }, schema: { body: PartnerCodeCheck, response: { 200: UsablePartnerCode } } },
      async (request) => {
        await limitAttempts(db, `partnercode ${request.network}`, CHECKS_PER_MINUTE, 60);
        const { code, name, discount_percent } = await usablePartnerCode(
          db,
          request.body.code,
          todayInAmsterdam(clock()),
        );
        return { code, name, discount_percent };
      },
    );

    app.delete(
      '/partnercode',
      { config: { access: 'superadmin' }, schema: { body: PartnerCodeRemoval, response: { 200: emptyAnswer } } },
      (request) =>
        inTransaction(db, async (tx) => {
          const { index, hashid } = request.body;
          const code = (await lockPartnerCodes(tx))[index];
          if (!code && hashid === undefined) throw notFound();
          // Both must agree: the place, and the code that the caller saw there (S-29).
          if (!code || code.hashid !== (hashid ?? told.at(request.caller.sub, index))) throw conflict(STALE);
          await removePartnerCode(tx, code.id, new Date(clock()));
          await request.visitor.record(tx, {
            action: 'remove',
            entity: 'partnercode',
            hashid: code.hashid,
            before: presentPartnerCode(code),
          });
          return {};
        }),
    );

    app.post(
      '/partnercode/restore',
      { config: { access: 'superadmin' }, schema: { body: hashidBody, response: { 200: PartnerCode } } },
      (request) =>
        inTransaction(db, async (tx) => {
          const { hashid } = request.body;
          const codes = await lockPartnerCodes(tx);
          const there = codes.find((code) => code.hashid === hashid);
          if (there) return presentPartnerCode(there);
          const removed = await findRemovedCode(tx, hashid);
          if (!removed) throw notFound();
          if (codes.some(({ code }) => normalisePartnerCode(code) === normalisePartnerCode(removed.code)))
            throw conflict(IN_USE);
          await restorePartnerCode(tx, removed.id);
          const body = presentPartnerCode(removed);
          await request.visitor.record(tx, { action: 'restore', entity: 'partnercode', hashid, after: body });
          return body;
        }),
    );
    return Promise.resolve();
  };
}
