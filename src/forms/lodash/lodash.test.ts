import { clone } from './clone.ts';
import { cloneDeep } from './cloneDeep.ts';
import { isPlainObject } from './isPlainObject.ts';
import { toPath } from './toPath.ts';

class Named {
  name = 'Jan';
  greet() {
    return `Dag ${this.name}`;
  }
}

describe("replacements for formik's lodash functions (webpack.config.js puts these in their place)", () => {
  it('reads a path into keys', () => {
    expect(toPath('a[0].b.c[12][3]')).toEqual(['a', '0', 'b', 'c', '12', '3']);
    expect(toPath('firstname')).toEqual(['firstname']);
    expect(toPath(['a', 0])).toEqual(['a', '0']);
    expect(toPath('')).toEqual([]);
  });

  it('clones an object or array one level deep, and keeps its class', () => {
    const inner = { b: 1 };
    const original = { inner };
    const copy = clone(original);
    expect(copy).not.toBe(original);
    expect(copy.inner).toBe(inner);
    expect(clone(new Named()).greet()).toBe('Dag Jan');
    expect(clone([1, 2])).toEqual([1, 2]);
    expect(clone<unknown[]>([null, undefined, 3, 'x']).map((value) => clone(value))).toEqual([null, undefined, 3, 'x']);
  });

  it('clones values all the way, but leaves a file as it is', () => {
    const file = new Blob(['x']);
    const original = { list: [{ a: 1 }], file, nothing: null };
    const copy = cloneDeep(original);
    expect(copy).toEqual(original);
    expect(copy.list).not.toBe(original.list);
    expect(copy.list[0]).not.toBe(original.list[0]);
    expect(copy.file).toBe(file);
    expect(cloneDeep<unknown[]>([undefined, null])).toEqual([undefined, null]);
  });

  it('recognises an object literal', () => {
    expect([{}, Object.create(null), { a: 1 }].map(isPlainObject)).toEqual([true, true, true]);
    expect([[], null, 'x', new Named(), new Date(), new Blob([])].map(isPlainObject)).toEqual([
      false,
      false,
      false,
      false,
      false,
      false,
    ]);
  });
});
