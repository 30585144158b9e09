/** A Dutch name; the infix keeps the case its owner typed (de, El). */
export interface PersonName {
  firstname: string;
  infix: string;
  lastname: string;
}

const dutch = new Intl.Collator('nl');

function joined(parts: string[], separator = ' '): string {
  return parts.filter((part) => part !== '').join(separator);
}

/** In full: "Jan de Vries". */
export function fullName({ firstname, infix, lastname }: PersonName): string {
  return joined([firstname, infix, lastname]);
}

/** Several people in full: "Jan de Vries en Marijke de Vries"; '' for nobody. */
export function fullNames(people: readonly PersonName[]): string {
  return people.map(fullName).join(' en ');
}

/** For sorted lists: "Vries, Jan de". */
export function listName({ firstname, infix, lastname }: PersonName): string {
  return joined([lastname, joined([firstname, infix])], ', ');
}

/** Without a first name the last name starts with a capital: "De Vries". */
export function salutation({ infix, lastname }: PersonName): string {
  const name = joined([infix, lastname]);
  return name.charAt(0).toLocaleUpperCase('nl') + name.slice(1);
}

/** For an avatar: the first letters of first and last name, "JV". */
export function initials({ firstname, lastname }: PersonName): string {
  return [firstname, lastname]
    .map((name) => Array.from(name)[0] ?? '')
    .join('')
    .toLocaleUpperCase('nl');
}

/** As a family says its names: by first name, then by the core of the last name. */
export function compareFirstNames(a: PersonName, b: PersonName): number {
  return dutch.compare(a.firstname, b.firstname) || dutch.compare(a.lastname, b.lastname);
}

/** Dutch order: on the core of the last name, then infix, then first name (docs/screens.md 1). */
export function compareNames(a: PersonName, b: PersonName): number {
  return (
    dutch.compare(a.lastname, b.lastname) || dutch.compare(a.infix, b.infix) || dutch.compare(a.firstname, b.firstname)
  );
}
