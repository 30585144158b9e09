import { AjvCompiler } from '@fastify/ajv-compiler';
import { SerializerSelector } from '@fastify/fast-json-stringify-compiler';
import type { AppOptions } from '../app.ts';

type Make = (asked: never) => unknown;

/** The results for earlier schemas of routes, by their text: compiling is a fifth of the cost of a test's app. */
function remembered(make: Make): Make {
  const made = new Map<string, unknown>();
  return (asked: object) => {
    const text = JSON.stringify(asked);
    if (!made.has(text)) made.set(text, make(asked as never));
    return made.get(text);
  };
}

/** One maker for all apps: each has the same settings, and no schemas by name. */
function shared<Factory extends (...settings: never[]) => Make>(factory: Factory): Factory {
  let maker: Make | null = null;
  return ((...settings: Parameters<Factory>) => (maker ??= remembered(factory(...settings)))) as Factory;
}

/** The functions of the schemas, made once for all apps of the process. */
export const sharedCompilers: AppOptions['compilers'] = {
  buildValidator: shared(AjvCompiler()),
  buildSerializer: shared(SerializerSelector()),
};
