import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import type { FastifyPluginAsync } from 'fastify';
import { Type } from 'typebox';
import {
  PartnerCode,
  PartnerCodeCheck,
  PartnerCodeForm,
  PartnerCodeRemoval,
  UsablePartnerCode,
} from '../../../domain/wire/partnerCode.ts';
import { limitNetwork } from '../../attempts.ts';
import type { Tx } from '../../db/database.ts';
import { inTransaction } from '../../db/transaction.ts';
import { acceptUrlEncoded, readFormFields } from '../../http/formFields.ts';
import { withIdempotency } from '../../http/idempotency.ts';
import { usablePartnerCode } from '../../policies/usablePartnerCode.ts';
import { presentPartnerCode } from '../../presenters/partnerCode.ts';
import { listPartnerCodes } from '../../repositories/partnerCodes.ts';
import type { Services } from '../../services.ts';
import { emptyAnswer, hashidBody } from '../schema.ts';
import {
  addPartnerCode,
  putPartnerCodeBack,
  takePartnerCodeAway,
} from '../../actions/partnerCodes/changePartnerCodes.ts';
import { readPartnerCode } from '../../actions/partnerCodes/readPartnerCode.ts';
import { toldLists } from '../../actions/partnerCodes/toldLists.ts';

/** The partner codes of the administrators, and the discount a code gives. */
export function partnerCodesRoutes({ db }: Services): FastifyPluginAsync {
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
        config: { access: 'superadmin', form: PartnerCodeForm },
        schema: {
          consumes: ['multipart/form-data', 'application/x-www-form-urlencoded'],
          response: { 200: PartnerCode },
        },
      },
      async (request, reply) => {
        const code = readPartnerCode(await readFormFields(request, PartnerCodeForm));
        const work = async (tx: Tx) => ({ body: await addPartnerCode(tx, request.actor, code) });
        const added = await withIdempotency(request, reply, work, code);
        told.added(request.caller.sub, added.hashid);
        return added;
      },
    );

    app.post(
      '/partnercode/check',
      { config: { access: 'public' }, schema: { body: PartnerCodeCheck, response: { 200: UsablePartnerCode } } },
      async ({ network, visitor, body }) => {
        await limitNetwork(db, 'partnercode', network);
        const { code, name, discount_percent } = await usablePartnerCode(db, body.code, visitor.today);
        return { code, name, discount_percent };
      },
    );

    app.delete(
      '/partnercode',
      { config: { access: 'superadmin' }, schema: { body: PartnerCodeRemoval, response: { 200: emptyAnswer } } },
      ({ actor, body }) =>
        inTransaction(db, async (tx) => {
          await takePartnerCodeAway(tx, actor, body, told.at(actor.caller.sub, body.index));
          return {};
        }),
    );

    app.post(
      '/partnercode/restore',
      { config: { access: 'superadmin' }, schema: { body: hashidBody, response: { 200: PartnerCode } } },
      ({ actor, body }) => inTransaction(db, (tx) => putPartnerCodeBack(tx, actor, body.hashid)),
    );
    return Promise.resolve();
  };
}
