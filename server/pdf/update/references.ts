/** A string, which may hold anything, or a reference to an object. */
const token = /\((?:\\[\s\S]|[^\\()])*\)|<[0-9A-Fa-f\s]*>|\b(\d+) 0 R\b/g;

/** Renumbers every reference in the text of an object; strings are left alone. */
export function renumbered(text: string, numberOf: (id: number) => number): string {
  return text.replace(token, (found, id?: string) => (id === undefined ? found : `${numberOf(Number(id))} 0 R`));
}

/** Returns the objects that the text of an object refers to. */
export function referencesIn(text: string): number[] {
  return Array.from(text.matchAll(token), (match) => match[1]).flatMap((id) => (id === undefined ? [] : [Number(id)]));
}
