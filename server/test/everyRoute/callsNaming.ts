import { childForm } from '../relationForms.ts';
import { callOf, type Described, type Schema } from './shapes.ts';

/** A body that roughly fits its schema, with one object's name wherever a text is asked for. */
function filled(schema: Schema, id: string): unknown {
  const one = schema.anyOf?.[0] ?? schema.oneOf?.[0];
  if (one) return filled(one, id);
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  const type = [schema.type].flat()[0];
  if (type === 'object')
    return Object.fromEntries(
      Object.entries(schema.properties ?? {}).map(([name, inner]) => [
        name,
        /date|until|from$/u.test(name) ? '2026-06-01' : filled(inner, id),
      ]),
    );
  if (type === 'array') return [filled(schema.items ?? {}, id)];
  if (type === 'integer' || type === 'number') return 1;
  if (type === 'boolean') return true;
  return id;
}

/** Every way to name an object to a route. */
export function callsNaming(route: Described, id: string): ReturnType<typeof callOf>[] {
  const named = {
    path: () => id,
    query: Object.fromEntries(route.query.map((name) => [name, /date|until/u.test(name) ? '2026-06-01' : id])),
  };
  const all = [callOf(route, named)];
  if (route.method !== 'GET')
    all.push(callOf(route, { ...named, body: route.body ? filled(route.body, id) : { hashid: id, id, contract: id } }));
  // A route that describes no body reads a form.
  if (route.method === 'POST' && !route.body)
    all.push(
      callOf(route, { ...named, form: childForm({ _method: 'PATCH', hashid: id }) }),
      callOf(route, { ...named, form: childForm({ relation_type: 'partner', userSelected: id }) }),
    );
  return all;
}
