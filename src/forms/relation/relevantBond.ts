import type { BondFields as Values } from '../../../domain/rules/bondForm.ts';

/** A day that is no longer asked for is not sent: the answer that hid it removed it. */
export function relevant({ bond, from_date, contract_date }: Values): Values {
  return {
    bond,
    from_date: bond === '' ? '' : from_date,
    contract_date: bond === 'cohabiting' ? contract_date : '',
  };
}
