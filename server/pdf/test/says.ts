import assert from 'node:assert/strict';

/** A text with one ordinary space for each that a paper or a figure has. */
export const plain = (text: string): string => text.replace(/\s+/gu, ' ');

/** The text of a paper, as readPdf gives it, has each of these sentences. */
export function says(text: string, ...parts: string[]): void {
  for (const part of parts) assert.ok(text.includes(plain(part)), `it must say: ${part}\n${text}`);
}

/** It has none of these. */
export function saysNot(text: string, ...parts: string[]): void {
  for (const part of parts) assert.ok(!text.includes(plain(part)), `it must not say: ${part}\n${text}`);
}
