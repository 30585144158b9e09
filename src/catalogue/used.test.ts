import path from 'node:path';
import { componentFiles, componentsOf, productFiles, textOf } from './test/sources.ts';

const IMPORT = /^(?:import|export) (?:type )?\{([^}]*)\} from '(\.[^']+)'/gmu;
/** A module as a whole: fetched when it is needed, or under one name. */
const WHOLE = /(?:import\((?:\/\*.*?\*\/ )?|^import \* as \w+ from )'(\.[^']+)'/gmu;

/** Each import of the product as 'components/Amount.tsx Amount', or with * for all of a file. */
function used(): Set<string> {
  const found = new Set<string>();
  for (const file of productFiles()) {
    const asked = (address = '') => path.posix.join(path.posix.dirname(file), address);
    for (const [, names = '', address] of textOf(file).matchAll(IMPORT))
      for (const name of names.split(',')) found.add(`${asked(address)} ${name.trim().split(' as ')[0]}`);
    for (const [, address] of textOf(file).matchAll(WHOLE)) found.add(`${asked(address)} *`);
  }
  return found;
}

/** Named once where it is made, and once more where its own file uses it. */
const usedAtHome = (file: string, name: string) => textOf(file).split(new RegExp(`\\b${name}\\b`, 'u')).length > 2;

// knip takes the catalogue for a use.
test('a component that stands in the catalogue alone is dead: each has a use in the product', () => {
  const known = used();
  const unused = componentFiles().flatMap((file) =>
    componentsOf(file)
      .filter((name) => !known.has(`${file} ${name}`) && !known.has(`${file} *`) && !usedAtHome(file, name))
      .map((name) => `${file} ${name}`),
  );
  expect(known.size).toBeGreaterThan(500);
  expect(unused).toEqual([]);
});
