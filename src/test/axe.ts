import { axe } from 'jest-axe';

/**
 * The faults that axe finds in an element, readable when a test fails: `expect(await faults(container)).toEqual([])`.
 */
export async function faults(element: Element): Promise<string[]> {
  const { violations } = await axe(element);
  return violations.map(({ id, help, nodes }) => `${id}: ${help}\n${nodes.map((node) => node.html).join('\n')}`);
}
