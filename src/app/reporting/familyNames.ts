import type { RootState } from '../../store/index.ts';

/** Every name and address the app knows at this moment, to be kept out of what is reported. */
export function familyNames({ user: { current }, users: { own } }: RootState): string[] {
  const people = current === null ? [] : [current, ...current.children, ...current.others];
  const texts = [
    ...people.flatMap(({ firstname, lastname, email, phone, street, town }) => [
      firstname,
      lastname,
      email,
      phone,
      street,
      town,
    ]),
    ...own.flatMap(({ firstname, lastname }) => [firstname, lastname]),
  ];
  const families = current?.families.map(({ name }) => name) ?? [];
  return [...new Set([...texts, ...families])].filter((text) => text !== '');
}
