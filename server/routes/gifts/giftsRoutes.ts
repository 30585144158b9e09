import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import type { FastifyPluginAsync } from 'fastify';
import { todayInAmsterdam } from '../../../domain/dates/today.ts';
import { EqualShares, GiftYear, VisibilityChoice, YearQuery } from '../../../domain/wire/gifts.ts';
import { inTransaction } from '../../db/transaction.ts';
import { loadFamily, lockFamily, setSharesVisibility } from '../../repositories/family.ts';
import type { Services } from '../../services.ts';
import { gifts } from '../../actions/gifts/meter.ts';
import { shares } from '../../actions/gifts/shares.ts';

/** What the family gave, what it may still give without tax, and what each child got (domain/wire/gifts.ts). */
export function giftsRoutes({ db, clock }: Services): FastifyPluginAsync {
  const today = () => todayInAmsterdam(clock());

  return (instance) => {
    const app = instance.withTypeProvider<TypeBoxTypeProvider>();

    app.get(
      '/gifts/meter',
      { config: { access: 'signedIn' }, schema: { querystring: YearQuery, response: { 200: GiftYear } } },
      (request) => gifts(db, request.caller, Number(request.query.year), today()),
    );

    app.get(
      '/gifts/shares',
      { config: { access: 'signedIn' }, schema: { response: { 200: EqualShares } } },
      (request) => shares(db, request.caller, today()),
    );

    app.post(
      '/gifts/visibility',
      { config: { access: 'parent' }, schema: { body: VisibilityChoice, response: { 200: EqualShares } } },
      (request) =>
        inTransaction(db, async (tx) => {
          const { caller } = request;
          const { visibility } = request.body;
          await lockFamily(tx, caller);
          const { family } = await loadFamily(tx, caller);
          await setSharesVisibility(tx, caller, visibility);
          await request.visitor.record(tx, {
            action: 'edit',
            entity: 'shares',
            hashid: family.hashid,
            before: { visibility: family.shares_visibility },
            after: { visibility },
          });
          return shares(tx, caller, today());
        }),
    );
    return Promise.resolve();
  };
}
