import { validateContract } from '../../../domain/contracts/validate.ts';
import type { ContractDraft } from '../../../domain/wire/contract.ts';
import { invalid } from '../../http/errors.ts';

/** The body of a call as a valid draft, as far as that can be checked without the database. Throws V422 by field. */
export function soundDraft(body: unknown, today: string): ContractDraft {
  const draft = body as ContractDraft;
  const wrong = validateContract(draft, today);
  if (Object.keys(wrong).length > 0) throw invalid(wrong);
  return draft;
}
