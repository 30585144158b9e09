import { Compile, type Validator, type XSchema } from 'typebox/schema';

/** The part of JSON Schema that is checked here; the rest is the validator's. */
interface JsonSchema {
  type?: string | string[];
  properties?: Record<string, JsonSchema>;
  patternProperties?: Record<string, JsonSchema>;
  additionalProperties?: boolean | JsonSchema;
  items?: JsonSchema;
  anyOf?: JsonSchema[];
  [keyword: string]: unknown;
}

interface Operation {
  responses: Record<string, { content?: Record<string, { schema: JsonSchema }> }>;
}

/** The part of the OpenAPI document about answers: operations by path and method. */
interface ApiDocument {
  paths: Record<string, Record<string, Operation>>;
}

/** The JSON answer to a call. */
interface JsonAnswer {
  method: string;
  /** The path alone, without a query. */
  path: string;
  status: number;
  body: unknown;
}

/** The same schema, in which an object has the fields it names and no other. */
function closed(schema: JsonSchema): JsonSchema {
  const all = (schemas: Record<string, JsonSchema>) =>
    Object.fromEntries(Object.entries(schemas).map(([name, one]) => [name, closed(one)]));
  return {
    ...schema,
    ...(schema.properties && { properties: all(schema.properties), additionalProperties: false }),
    ...(schema.items && { items: closed(schema.items) }),
    ...(schema.anyOf && { anyOf: schema.anyOf.map(closed) }),
  };
}

/**
 * Checks answers against the document of the API (docs/decisions/0033). The result lists where an answer differs, and
 * is empty when it is as described. A field that is not in the schema differs too.
 */
export function answerChecker(document: unknown): (answer: JsonAnswer) => string[] {
  const { paths } = document as ApiDocument;
  // '/admin/health' comes before '/admin/{id}', which fits it as well.
  const routes = Object.entries(paths)
    .sort(([a], [b]) => a.split('{').length - b.split('{').length)
    .map(([path, operations]) => ({ fits: new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}$`), operations }));
  const compiled = new WeakMap<JsonSchema, Validator>();
  const validator = (schema: JsonSchema) => {
    // Named, as the compiler needs seconds to compare two kinds of Validator.
    const made = compiled.get(schema) ?? Compile<XSchema>(closed(schema));
    compiled.set(schema, made);
    return made;
  };
  return ({ method, path, status, body }) => {
    const operation = routes.find(({ fits }) => fits.test(path))?.operations[method.toLowerCase()];
    if (!operation) return status === 404 ? [] : [`${method} ${path} is not described`];
    const { responses } = operation;
    const schema = (responses[String(status)] ?? (status < 400 ? undefined : responses.default))?.content?.[
      'application/json'
    ]?.schema;
    if (!schema) return [`${method} ${path}: no JSON is described for ${status}`];
    const check = validator(schema);
    if (check.Check(body)) return [];
    return check
      .Errors(body)[1]
      .map(({ instancePath, message }) => `${method} ${path} ${status}: ${instancePath} ${message}`);
  };
}
