import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import type { FastifyPluginAsync } from 'fastify';
import { BankImport, BankImportForm, KeptAccounts, KnownLines } from '../../../domain/wire/bankImport.ts';
import { KeepLinesForm, KeptLines } from '../../../domain/wire/keptLine.ts';
import { dropLine, keepLines } from '../../actions/bankImport/keptLines.ts';
import { forgetAccountsOf, knownLines } from '../../actions/bankImport/known.ts';
import { takeLines } from '../../actions/bankImport/take.ts';
import { undoImport } from '../../actions/bankImport/undo.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { Services } from '../../services.ts';
import { hashidQuery } from '../schema.ts';

/** Enough for the most lines, some 250 bytes each. */
const BODY_LIMIT = 1024 * 1024;

/** Payments taken from a bank statement that was read on the person's own device (docs/decisions/0010). */
export function bankImportRoutes(services: Services): FastifyPluginAsync {
  const { db } = services;

  return (instance) => {
    const app = instance.withTypeProvider<TypeBoxTypeProvider>();

    app.get(
      '/bank-import/known',
      { config: { access: 'signedIn' }, schema: { response: { 200: KnownLines } } },
      ({ actor }) => knownLines(db, actor),
    );

    app.post(
      '/bank-import',
      {
        config: { access: 'signedIn' },
        bodyLimit: BODY_LIMIT,
        schema: { body: BankImportForm, response: { 200: BankImport } },
      },
      ({ actor, body }) => inTransaction(db, (tx) => takeLines(tx, actor, services, body)),
    );

    app.delete(
      '/bank-import',
      { config: { access: 'signedIn' }, schema: { querystring: hashidQuery, response: { 200: BankImport } } },
      ({ actor, query }) => inTransaction(db, (tx) => undoImport(tx, actor, services, query.hashid)),
    );

    app.delete(
      '/bank-import/accounts',
      { config: { access: 'signedIn' }, schema: { querystring: hashidQuery, response: { 200: KeptAccounts } } },
      ({ actor, query }) => inTransaction(db, (tx) => forgetAccountsOf(tx, actor, query.hashid)),
    );

    app.post(
      '/bank-import/kept',
      {
        config: { access: 'signedIn' },
        bodyLimit: 2 * BODY_LIMIT,
        schema: { body: KeepLinesForm, response: { 200: KeptLines } },
      },
      ({ actor, body }) => inTransaction(db, (tx) => keepLines(tx, actor, body)),
    );

    app.delete(
      '/bank-import/kept',
      { config: { access: 'signedIn' }, schema: { querystring: hashidQuery, response: { 200: KeptLines } } },
      ({ actor, query }) => inTransaction(db, (tx) => dropLine(tx, actor, query.hashid)),
    );
    return Promise.resolve();
  };
}
