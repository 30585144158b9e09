import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** The folder of the app's code. */
export const SRC = path.join(__dirname, '../..');

/** A component, and no constant: its name has a small letter. */
const EXPORTED = /^export (?:const|function) ([A-Z]\w*[a-z]\w*)/gmu;

/** The text of a file, by its path within src. */
export const textOf = (file: string): string => readFileSync(path.join(SRC, file), 'utf8');

/** The files of the product, by their paths within src: without tests, what only tests use, and the catalogue. */
export const productFiles = (): string[] =>
  readdirSync(SRC, { recursive: true, encoding: 'utf8' })
    .map((name) => name.replaceAll(path.sep, '/'))
    .filter((name) => /\.tsx?$/u.test(name) && !/\.test\.tsx?$|(?:^|\/)test\/|^catalogue\//u.test(name));

/** The components that a file hands out, by their names. */
export const componentsOf = (file: string): string[] =>
  [...textOf(file).matchAll(EXPORTED)].flatMap(([, name]) => name ?? []);

/** The files of src/components and src/forms that hand out a component. */
export const componentFiles = (): string[] =>
  productFiles().filter((file) => /^(?:components|forms)\/.*\.tsx$/u.test(file) && componentsOf(file).length > 0);
