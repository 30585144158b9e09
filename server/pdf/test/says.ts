import assert from 'node:assert/strict';

/** A text with an ordinary space for each kind of space in a paper or figure. */
export const plain = (text: string): string => text.replace(/\s+/gu, ' ');

/** Asserts that a paper's text, from readPdf, has each of these sentences. */
export function says(text: string, ...parts: string[]): void {
  for (const part of parts) assert.ok(text.includes(plain(part)), `it must say: ${part}\n${text}`);
}

/** Asserts that it has none of these. */
export function saysNot(text: string, ...parts: string[]): void {
  for (const part of parts) assert.ok(!text.includes(plain(part)), `it must not say: ${part}\n${text}`);
}
