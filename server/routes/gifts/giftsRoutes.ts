import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import type { FastifyPluginAsync } from 'fastify';
import { EqualShares, GiftYear, VisibilityChoice, YearQuery } from '../../../domain/wire/gifts.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { Services } from '../../services.ts';
import { gifts } from '../../actions/gifts/meter.ts';
import { chooseVisibility, shares } from '../../actions/gifts/shares.ts';

/** Shows the family's gifts, what it may still give without tax, and what each child got (domain/wire/gifts.ts). */
export function giftsRoutes({ db }: Services): FastifyPluginAsync {
  return (instance) => {
    const app = instance.withTypeProvider<TypeBoxTypeProvider>();

    app.get(
      '/gifts/meter',
      { config: { access: 'signedIn' }, schema: { querystring: YearQuery, response: { 200: GiftYear } } },
      ({ actor, query }) => gifts(db, actor, Number(query.year)),
    );

    app.get(
      '/gifts/shares',
      { config: { access: 'signedIn' }, schema: { response: { 200: EqualShares } } },
      ({ actor }) => shares(db, actor),
    );

    app.post(
      '/gifts/visibility',
      { config: { access: 'manager' }, schema: { body: VisibilityChoice, response: { 200: EqualShares } } },
      ({ actor, body }) => inTransaction(db, (tx) => chooseVisibility(tx, actor, body.visibility)),
    );
    return Promise.resolve();
  };
}
