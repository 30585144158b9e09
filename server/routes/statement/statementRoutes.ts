import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import type { FastifyPluginAsync } from 'fastify';
import { Type } from 'typebox';
import { statementFileName } from '../../../domain/statements/fileName.ts';
import {
  StatementAnswer,
  StatementElsewhere,
  StatementElsewhereQuery,
  StatementQuery,
  StatementRequest,
} from '../../../domain/wire/statement.ts';
import { invalid, notFound } from '../../http/errors.ts';
import { findStatementFile, issuedStatements } from '../../repositories/statements.ts';
import type { Services } from '../../services.ts';
import { changesSince, issueStatement } from '../../actions/statements/issueStatement.ts';
import { makeStatement } from '../../actions/statements/makeStatement.ts';
import { statementsElsewhere } from '../../actions/statements/statementsElsewhere.ts';
import { sendPdf } from '../../http/sendFile.ts';
import { fileAnswer, hashidQuery } from '../schema.ts';

const YEAR_TO_COME = 'Dit jaar is nog niet begonnen. Kies een ander jaar.';

/** The annual statement of the caller and, for a parent, of everyone in the family's contracts. */
export function statementRoutes(services: Services): FastifyPluginAsync {
  const { db } = services;
  const begun = (year: number, day: string) => {
    if (year > Number(day.slice(0, 4))) throw invalid({ year: YEAR_TO_COME });
  };

  return (instance) => {
    const app = instance.withTypeProvider<TypeBoxTypeProvider>();

    app.get(
      '/statement',
      {
        config: { access: 'signedIn' },
        schema: { querystring: StatementQuery, response: { 200: StatementAnswer } },
      },
      async ({ query: { year: text, person }, actor: { caller, today } }) => {
        const year = Number(text);
        begun(year, today);
        const { personId, ...made } = await makeStatement(db, caller, { year, person, today });
        const issued = await issuedStatements(db, caller, { personId, year });
        const changes = changesSince(issued, made.statement);
        return {
          ...made,
          issued: issued.map(({ hashid, version, issued_at, sha256, changes: then }) => ({
            hashid,
            version,
            issued_at,
            sha256,
            changes: then,
          })),
          changes,
        };
      },
    );

    app.get(
      '/statement/elsewhere',
      {
        config: { access: 'signedIn' },
        schema: { querystring: StatementElsewhereQuery, response: { 200: Type.Array(StatementElsewhere) } },
      },
      ({ query, actor }) => {
        const year = Number(query.year);
        begun(year, actor.today);
        return statementsElsewhere(db, actor, year);
      },
    );

    app.post(
      '/statement/pdf',
      {
        config: { access: 'signedIn' },
        schema: { body: StatementRequest, response: { 200: fileAnswer('application/pdf') } },
      },
      async ({ actor, body }, reply) => {
        begun(body.year, actor.today);
        const { pdf, fileName } = await issueStatement(actor, services, body);
        return sendPdf(reply, pdf, fileName);
      },
    );

    app.get(
      '/statement/document',
      {
        config: { access: 'signedIn' },
        schema: { querystring: hashidQuery, response: { 200: fileAnswer('application/pdf') } },
      },
      async ({ query: { hashid }, caller }, reply) => {
        const file = await findStatementFile(db, caller, hashid);
        if (!file) throw notFound();
        return sendPdf(
          reply,
          file.bytes,
          statementFileName(
            { ...file, person: { hashid: '', birthdate: null, ...file.person }, provisional: false },
            file.version,
          ),
        );
      },
    );
    return Promise.resolve();
  };
}
