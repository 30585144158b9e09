import { done } from '../done.ts';
import type { Changes, Read } from '../callTypes.ts';

const lifecycle: readonly Read[] = [
  'getContested',
  'getContractLifecycle',
  'getArchivedContracts',
  'getContractsUnconfirmed',
];
const signing: readonly Read[] = [
  'getSigning',
  'getDocuments',
  ...lifecycle,
  'getGiftYear',
  'getEqualShares',
  'getMoneyYears',
  'getPlans',
];

/** Signing a contract in the product, and requesting that in advance (docs/decisions/0024). */
export const changesOfSigning = {
  askToSign: {
    asked: { draft: { contract: 'een', version: 1, order: 'at_once' }, done },
    sends: 'POST /signing',
    body: { contract: 'een', version: 1, order: 'at_once' },
    once: true,
    asksAgain: signing,
    overtaken: signing,
  },
  wishToSign: {
    asked: { draft: { contract: 'een', version: 1, order: 'at_once' }, done },
    sends: 'POST /signing/wish',
    body: { contract: 'een', version: 1, order: 'at_once' },
    asksAgain: lifecycle,
    overtaken: lifecycle,
  },
  withdrawWish: {
    asked: { hashid: 'een', done },
    sends: 'DELETE /signing/wish',
    query: { hashid: 'een' },
    asksAgain: lifecycle,
    overtaken: lifecycle,
  },
  // A challenge changes nothing; if there is none, somebody else was first.
  startSigning: {
    asked: { hashid: 'verzoek', sha256: 'ab', how: 'mailed_code' },
    sends: 'POST /signing/start',
    body: { hashid: 'verzoek', sha256: 'ab', how: 'mailed_code' },
    asksAgain: [],
    overtaken: ['getSigning'],
  },
  sign: {
    asked: { proof: { hashid: 'verzoek', sha256: 'ab', read: true, code: '123456' }, done },
    sends: 'POST /signing/sign',
    body: { hashid: 'verzoek', sha256: 'ab', read: true, code: '123456' },
    once: true,
    asksAgain: signing,
    overtaken: signing,
  },
  endSigning: {
    asked: { hashid: 'verzoek', word: 'Nog niet.', done },
    sends: 'POST /signing/end',
    body: { hashid: 'verzoek', word: 'Nog niet.' },
    once: true,
    asksAgain: signing,
    overtaken: signing,
  },
} satisfies Partial<Changes>;
