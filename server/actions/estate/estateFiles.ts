import { agreementPathInZip } from '../../../domain/contracts/fileNames.ts';
import { fullName } from '../../../domain/names/name.ts';
import { printable } from '../../../domain/rules/printable.ts';
import { estateOf } from '../../../domain/estate.ts';
import { deathsAmong } from '../../../domain/statements/deaths.ts';
import { booksOf } from '../../../domain/statements/ledgerBooks.ts';
import type { Actor } from '../../actor.ts';
import { conflict, notFound } from '../../http/errors.ts';
import type { ZipEntry } from '../../http/zip.ts';
import { whenRoom } from '../../pdf/whenRoom.ts';
import { presentWithEvents } from '../../presenters/contract.ts';
import { listContracts } from '../../repositories/contracts.ts';
import { familyPeople } from '../../repositories/family.ts';
import type { Services } from '../../services.ts';
import { yieldingMap } from '../../yieldingMap.ts';
import { generatedAgreement } from '../contracts/agreement.ts';

const NOT_DEAD = 'Deze persoon staat niet als overleden in de familie, of zonder datum. Vul die eerst in.';

const READ_ME = [
  'Papieren voor de nabestaanden, uit Onderling.',
  '',
  'overzicht.pdf      wat er op de dag van overlijden nog openstond, en wat er kort daarvoor is geschonken',
  'contracten/        de ondertekende contracten, als PDF',
  '',
].join('\r\n');

/**
 * The documents for the executor of a deceased person (domain/wire/statement.ts), each made in turn. Throws N404, C409
 * for somebody who did not die, and for a name that can't be printed.
 */
export async function estateFiles(
  actor: Actor,
  services: Services,
  hashid: string,
): Promise<{ deathDate: string; entries: ZipEntry[] }> {
  const { caller, today } = actor;
  const { db, pdf } = services;
  const people = await familyPeople(db, caller);
  const person = people.find((one) => one.hashid === hashid);
  if (!person) throw notFound();
  const { firstname, infix, lastname, birthdate, death_date: deathDate } = person;
  if (!person.passed_away || deathDate === null) throw conflict(NOT_DEAD);
  const contracts = await yieldingMap(await listContracts(db, caller), (record) => presentWithEvents(record, today));
  const estate = estateOf(hashid, deathDate, contracts, booksOf, deathsAmong(people));
  const named = contracts.filter((contract) => estate.contracts.includes(contract.hashid));
  // Thrown before the first byte: the overview names everybody.
  const parties = named.flatMap((contract) => [...contract.parties.from, ...contract.parties.to]);
  const unprintable = printable([person, ...parties].map((one) => fullName(one)).join(' '));
  if (unprintable !== null) throw conflict(unprintable);
  await actor.record(db, { action: 'download', entity: 'estate', hashid });
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
    ...named.map((contract) => ({
      path: agreementPathInZip(contract),
      compress: false,
      content: () => whenRoom(async () => (await generatedAgreement(actor, services, contract.hashid, true)).pdf),
    })),
  ];
  return { deathDate, entries };
}
