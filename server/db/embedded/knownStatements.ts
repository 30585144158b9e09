import pg, { type QueryConfig } from 'pg';

/** About as many texts as the product sends; each takes some memory, so texts beyond this are planned each time. */
const MOST = 500;

const names = new Map<string, string>();

function nameOf(text: string): string | undefined {
  const known = names.get(text);
  if (known !== undefined || names.size >= MOST) return known;
  const name = `s${names.size}`;
  names.set(text, name);
  return name;
}

/**
 * A connection that names every statement with parameters, so that the engine parses and plans each text once: in
 * WebAssembly that costs more than most of our statements themselves.
 */
export class KnownStatements extends pg.Client {
  // Of the many signatures of pg's own method, the pool and drizzle call (config, values, callback).
  override query = ((config: string | QueryConfig, values?: unknown[], ...rest: unknown[]) => {
    const text = typeof config === 'string' ? config : config.text;
    const name = values && values.length > 0 ? nameOf(text) : undefined;
    const asked = name === undefined ? config : { ...(typeof config === 'string' ? { text } : config), name };
    return (super.query as (...given: unknown[]) => unknown)(asked, values, ...rest);
  }) as pg.Client['query'];
}
