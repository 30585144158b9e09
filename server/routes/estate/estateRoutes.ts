import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import type { FastifyPluginAsync } from 'fastify';
import type { Readable } from 'node:stream';
import { Type } from 'typebox';
import { agreementFileName } from '../../../domain/contracts/names.ts';
import { todayInAmsterdam } from '../../../domain/dates/today.ts';
import { estateOf } from '../../../domain/estate.ts';
import { booksOf } from '../../../domain/statements/ledgerBooks.ts';
import { conflict, notFound } from '../../http/errors.ts';
import { zipStream } from '../../export/zip.ts';
import { presentWithEvents } from '../../presenters/contract.ts';
import { listContracts } from '../../repositories/contracts.ts';
import { familyPeople } from '../../repositories/family.ts';
import type { Services } from '../../services.ts';
import { generatedAgreement } from '../contracts/agreement.ts';
import { sendFile } from '../../http/sendFile.ts';
import { hashidBody } from '../schema.ts';
import { yieldingMap } from '../../yieldingMap.ts';
import { whenRoom } from './whenRoom.ts';

const NOT_DEAD = 'Deze persoon staat niet als overleden in de familie, of zonder datum. Vul die eerst in.';

/** The ZIP goes out as a stream. */
const zipAnswer = {
  content: { 'application/zip': { schema: Type.Unsafe<Readable>({ type: 'string', format: 'binary' }) } },
};

const READ_ME = [
  'Papieren voor de nabestaanden, uit Onderling.',
  '',
  'overzicht.pdf      wat er op de dag van overlijden nog openstond, en wat er kort daarvoor is geschonken',
  'overeenkomsten/    de ondertekende overeenkomsten, als PDF',
  '',
].join('\r\n');

/** POST /estate: the papers for the executor of somebody who died, as a ZIP (domain/wire/statement.ts). */
export function estateRoutes(services: Services): FastifyPluginAsync {
  const { db, clock, pdf } = services;
  return (instance) => {
    const app = instance.withTypeProvider<TypeBoxTypeProvider>();
    app.post(
      '/estate',
      { config: { access: 'parent' }, schema: { body: hashidBody, response: { 200: zipAnswer } } },
      async (request, reply) => {
        const { caller } = request;
        const today = todayInAmsterdam(clock());
        const person = (await familyPeople(db, caller)).find(({ hashid }) => hashid === request.body.hashid);
        if (!person) throw notFound();
        const { hashid, firstname, infix, lastname, birthdate, death_date } = person;
        if (!person.passed_away || death_date === null) throw conflict(NOT_DEAD);
        const contracts = await yieldingMap(await listContracts(db, caller), (record) =>
          presentWithEvents(record, today),
        );
        const estate = estateOf(hashid, death_date, contracts, booksOf);
        const papers = contracts.filter((contract) => estate.contracts.includes(contract.hashid));
        await request.visitor.record(db, { action: 'download', entity: 'estate', hashid });
        const entries = [
          { path: 'leesmij.txt', compress: true, content: () => [READ_ME] },
          {
            path: 'overzicht.pdf',
            compress: false,
            content: () =>
              whenRoom(() =>
                pdf.estate({ person: { firstname, infix, lastname, birthdate }, estate, madeOn: today }, caller.userId),
              ),
          },
          ...papers.map((contract) => ({
            path: `overeenkomsten/${agreementFileName(contract).replace(/\.pdf$/, '')}-${contract.hashid}.pdf`,
            compress: false,
            content: () =>
              whenRoom(async () => (await generatedAgreement(services, request, contract.hashid, today)).pdf),
          })),
        ];
        return sendFile(reply, {
          name: `nabestaanden-${death_date}.zip`,
          type: 'application/zip',
          content: zipStream(entries, new Date(clock())),
        });
      },
    );
    return Promise.resolve();
  };
}
