import type { CurrentUser } from '../domain/wire/user.ts';
import type { ReadyMail } from '../server/mail/transport.ts';
import type { Api } from './api.ts';
import { PASSWORD, type Relative, relatives, type Who } from './family.ts';

/** Adds everyone, as the founder. @returns the hashid of each family member. */
export async function addRelatives(founder: Api): Promise<ReadonlyMap<Who, string>> {
  const hashids = new Map<Who, string>([['jan', (await founder.send<CurrentUser>('GET', '/user')).hashid]]);
  for (const { who, partnerOf, ...fields } of relatives) {
    const userSelected = partnerOf ? (hashids.get(partnerOf) ?? '') : '';
    const family = await founder.sendForm<CurrentUser>('/user', {
      ...fields,
      userSelected,
      divorced: '0',
      passed_away: '0',
      death_date: '',
    });
    const added = [...family.children, ...family.others].find((person) => person.firstname === fields.firstname);
    if (added) hashids.set(who, added.hashid);
  }
  return hashids;
}

/** Creates the account of an invited person. */
export async function acceptInvitation(visitor: Api, who: Who, mails: readonly ReadyMail[]): Promise<void> {
  const { firstname, infix, lastname, gender, birthdate } = relative(who);
  const invitation = invitationOf(who, mails).split('/').at(-1) ?? '';
  await visitor.send('POST', '/registration', {
    invitation,
    password: PASSWORD,
    firstname,
    infix,
    lastname,
    gender,
    birthdate,
  });
}

/** The link in the mail that invites somebody. */
export function invitationOf(who: Who, mails: readonly ReadyMail[]): string {
  const link = mails.find((mail) => mail.recipient === relative(who).email)?.link;
  if (!link) throw new Error(`${who} was not invited.`);
  return link;
}

function relative(who: Who): Relative {
  const found = relatives.find((person) => person.who === who);
  if (!found) throw new Error(`${who} is not one of the relatives.`);
  return found;
}
