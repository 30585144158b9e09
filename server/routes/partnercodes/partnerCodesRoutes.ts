import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import type { FastifyPluginAsync } from 'fastify';
import { Type } from 'typebox';
import { audit } from '../../audit.ts';
import type { Tx } from '../../db/database.ts';
import { inTransaction } from '../../db/transaction.ts';
import { conflict, invalid, notFound } from '../../errors.ts';
import { newHashid } from '../../hashid.ts';
import { withIdempotency } from '../../idempotency.ts';
import { presentPartnerCode } from '../../presenters/partnerCode.ts';
import { insertPartnerCode, listPartnerCodes, lockPartnerCodes, removePartnerCode } from '../../repositories/partnerCodes.ts';
import type { Services } from '../../services.ts';
import { acceptUrlEncoded, readFormFields } from '../formFields.ts';
import { emptyAnswer } from '../schema.ts';
import { PARTNER_CODE_FIELDS, readPartnerCode } from './readPartnerCode.ts';
import { partnerCodeAnswer, removalBody } from './schemas.ts';

const IN_USE = 'Deze code bestaat al.';
const STALE = 'De lijst is intussen veranderd. Bekijk de lijst opnieuw.';

/** The partner codes of the administrators (design 5.1; ). */
export function partnerCodesRoutes({ db, clock }: Services): FastifyPluginAsync {
  return (instance) => {
    acceptUrlEncoded(instance);
    const app = instance.withTypeProvider<TypeBoxTypeProvider>();

    app.get('/partnercodes', { config: { access: 'superadmin' }, schema: { response: { 200: Type.Array(partnerCodeAnswer) } } }, async () =>
      (await listPartnerCodes(db)).map(presentPartnerCode),
    );

    app.post(
      '/partnercode',
      {
        config: { access: 'superadmin' },
        schema: { consumes: ['multipart/form-data', 'application/x-www-form-urlencoded'], response: { 200: partnerCodeAnswer } },
      },
      async (request, reply) => {
        const code = readPartnerCode(await readFormFields(request, PARTNER_CODE_FIELDS));
        const work = async (tx: Tx) => {
          const row = await insertPartnerCode(tx, { ...code, hashid: newHashid() });
          if (!row) throw invalid({ code: IN_USE });
          const body = presentPartnerCode(row);
          await audit(tx, request, { action: 'add', entity: 'partnercode', hashid: row.hashid, after: body });
          return { body };
        };
        return withIdempotency(request, reply, work, code);
      },
    );

    app.delete('/partnercode', { config: { access: 'superadmin' }, schema: { body: removalBody, response: { 200: emptyAnswer } } }, (request) =>
      inTransaction(db, async (tx) => {
        const { index, hashid } = request.body;
        const code = (await lockPartnerCodes(tx))[index];
        if (hashid !== undefined && code?.hashid !== hashid) throw conflict(STALE);
        if (!code) throw notFound();
        await removePartnerCode(tx, code.id, new Date(clock()));
        await audit(tx, request, { action: 'remove', entity: 'partnercode', hashid: code.hashid, before: presentPartnerCode(code) });
        return {};
      }),
    );
    return Promise.resolve();
  };
}
