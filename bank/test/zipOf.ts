import { zipSync } from 'fflate';

const encoder = new TextEncoder();

/** A ZIP of these files, keyed by name. */
export const zipOf = (files: Readonly<Record<string, string | Uint8Array>>): Uint8Array =>
  zipSync(
    Object.fromEntries(
      Object.entries(files).map(([name, content]) => [
        name,
        typeof content === 'string' ? encoder.encode(content) : content,
      ]),
    ),
  );
