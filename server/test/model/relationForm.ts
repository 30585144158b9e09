import type { ApiClient } from '../apiClient.ts';
import { editOf } from '../relationForms.ts';

interface Told {
  hashid: string;
  firstname: string;
  infix: string;
  lastname: string;
  gender: string;
  email: string;
  birthdate: string | null;
  relation_type: string | null;
  userSelected: string | null;
  login: boolean;
  divorced: boolean;
  passed_away: boolean;
  death_date: string | null;
  claims?: { hashid: string; kind: string }[];
}

/** The caller's view of somebody in the family. */
export async function toldOf(client: ApiClient, hashid: string): Promise<Told | undefined> {
  const { body } = await client.get('/user');
  const people = [...((body?.children ?? []) as Told[]), ...((body?.others ?? []) as Told[])];
  return people.find((one) => one.hashid === hashid);
}

/** The form of somebody in the family with some other answers; null where the caller sees nobody with this hashid. */
export async function relationForm(
  client: ApiClient,
  hashid: string,
  changes: Record<string, string>,
): Promise<Record<string, string> | null> {
  const told = await toldOf(client, hashid);
  if (!told) return null;
  const yes = (answer: boolean) => (answer ? '1' : '0');
  return {
    ...editOf(hashid),
    firstname: told.firstname,
    infix: told.infix,
    lastname: told.lastname,
    gender: told.gender,
    email: told.email,
    phone: '',
    street: '',
    town: '',
    birthdate: told.birthdate ?? '',
    relation_type: told.relation_type ?? '',
    userSelected: told.userSelected ?? '',
    login: yes(told.login),
    divorced: yes(told.divorced),
    passed_away: yes(told.passed_away),
    death_date: told.death_date ?? '',
    ...changes,
  };
}
