import type { FastifySchemaValidationError } from 'fastify';
import { serverText } from '../text.ts';

/** Turns the validator's findings into one Dutch sentence per field, keyed by its path ('contract.signed_date'). */
export function fieldErrors(found: readonly FastifySchemaValidationError[]): Record<string, string> {
  const errors: Record<string, string> = {};
  // The first finding of a field stands: 'required' comes before its consequences.
  for (const error of found) errors[fieldPath(error)] ??= sentence(error);
  return errors;
}

/** An index is left out: 'parties.from.0' is an error in the field 'parties.from'. */
function fieldPath({ instancePath, params }: FastifySchemaValidationError): string {
  const inside = instancePath.split('/').slice(1);
  const named = params.missingProperty ?? params.additionalProperty;
  if (typeof named === 'string') inside.push(named);
  const index = inside.findIndex((part) => /^\d+$/.test(part));
  const path = (index === -1 ? inside : inside.slice(0, index)).join('.');
  return path === '' ? 'verzoek' : path;
}

function sentence({ keyword, params, instancePath }: FastifySchemaValidationError): string {
  const text = serverText.field;
  const limit = Number(params.limit);
  switch (keyword) {
    case 'required':
      return text.required;
    case 'additionalProperties':
      return text.unknown;
    case 'enum':
    case 'const':
    case 'anyOf':
    case 'oneOf':
      return text.choice;
    case 'minLength':
      return limit === 1 ? text.required : text.tooShort(limit);
    case 'maxLength':
      return text.tooLong(limit);
    case 'minimum':
      return text.tooLow(limit);
    case 'maximum':
      return text.tooHigh(limit);
    case 'minItems':
      return text.tooFew(limit);
    case 'maxItems':
      return text.tooMany(limit);
    case 'format':
      return params.format === 'date' ? text.date : params.format === 'email' ? text.email : text.wrong;
    default:
      return instancePath === '' ? text.emptyRequest : text.wrong;
  }
}
