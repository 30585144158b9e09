import { makeAgreement as make } from '../agreement.ts';
import type { AgreementInput } from '../agreementInput.ts';

/** The real worker, except that a contract can make it crash or hang, by its hashid. */
export async function makeAgreement(input: AgreementInput): Promise<Uint8Array> {
  const { hashid } = input.contract;
  if (hashid === 'crash') process.exit(1);
  if (hashid === 'throw')
    setImmediate(() => {
      throw new Error('outside any promise');
    });
  if (hashid === 'hang') Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);
  if (hashid === 'throw') await new Promise((resolve) => setTimeout(resolve, 60_000));
  return make(input);
}
