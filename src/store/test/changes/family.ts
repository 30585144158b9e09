import { done } from '../done.ts';
import { aForm, aUser } from '../family.ts';
import type { Changes, Read } from '../callTypes.ts';

const changed = aUser({ firstname: 'Johannes' });
const sanne = { hashid: 'sanne', done };
const invitation = { hashid: 'sanne', email: 'sanne@voorbeeld.example' };
const death = { hashid: 'jan', death_date: '2026-03-01' };
const bond = { hashid: 'sanne', bond: 'married', from_date: '2020-05-01', contract_date: '' };
const ownDetails = {
  firstname: 'Jan',
  infix: 'de',
  lastname: 'Vries',
  gender: 'man' as const,
  phone: '',
  street: '',
  town: '',
  birthdate: '1960-01-01',
};
const registration = { firstname: 'Jan', infix: 'de', lastname: 'Vries', gender: 'man' as const, birthdate: '' };

/** The members, their names and the managers: shown wherever people are (docs/decisions/0034). */
const people: readonly Read[] = [
  'getContracts',
  'getOwnUsers',
  'getGiftYear',
  'getEqualShares',
  'getMoneyYears',
  'getPlans',
  'getFamilyAccess',
  'getMandates',
];

/** The changes of the members of a family, their logins and its managers (docs/roles.md). */
export const changesOfFamily = {
  saveProfile: {
    asked: { form: ownDetails, done },
    sends: 'POST /profile',
    body: ownDetails,
    answer: changed,
    asksAgain: people,
    overtaken: ['getUser'],
  },
  saveRelation: {
    asked: { form: { ...aForm, hashid: 'sanne' }, done },
    sends: 'POST /user',
    body: { ...aForm, hashid: 'sanne', _method: 'PATCH' },
    once: true,
    answer: changed,
    asksAgain: people,
    overtaken: ['getUser'],
  },
  blockRelation: {
    asked: sanne,
    sends: 'POST /user/block',
    body: { hashid: 'sanne', _method: 'PATCH' },
    answer: changed,
    asksAgain: people,
    overtaken: [],
  },
  unblockRelation: {
    asked: sanne,
    sends: 'POST /user/unblock',
    body: { hashid: 'sanne' },
    answer: changed,
    asksAgain: people,
    overtaken: [],
  },
  answerClaim: {
    asked: { form: { hashid: 'claim', answer: 'yes' }, done },
    sends: 'POST /claim/answer',
    body: { hashid: 'claim', answer: 'yes' },
    answer: changed,
    asksAgain: ['getUser', ...people],
    overtaken: [],
  },
  withdrawClaim: {
    asked: { hashid: 'claim', done },
    sends: 'POST /claim/withdraw',
    body: { hashid: 'claim' },
    answer: changed,
    asksAgain: people,
    overtaken: [],
  },
  saveBond: {
    asked: { form: bond, done },
    sends: 'POST /partnership',
    body: bond,
    answer: changed,
    asksAgain: people,
    overtaken: [],
  },
  inviteRelation: {
    asked: { form: invitation, done },
    sends: 'POST /invitation',
    body: invitation,
    answer: changed,
    asksAgain: people,
    overtaken: [],
  },
  resendInvitation: { asked: sanne, sends: 'POST /invitation/resend', body: { hashid: 'sanne' }, asksAgain: [] },
  keepOwnData: { asked: { done }, sends: 'DELETE /erasure', answer: changed, asksAgain: people, overtaken: [] },
  giveManagement: {
    asked: sanne,
    sends: 'POST /family/manager',
    body: { hashid: 'sanne' },
    answer: changed,
    asksAgain: people,
    overtaken: [],
  },
  takeManagement: {
    asked: sanne,
    sends: 'DELETE /family/manager',
    query: { hashid: 'sanne' },
    answer: changed,
    asksAgain: people,
    overtaken: [],
  },
  recordDeath: {
    asked: { form: death, done },
    sends: 'POST /user/death',
    body: death,
    answer: changed,
    asksAgain: people,
    overtaken: [],
  },
  // Once the wait is over the asker manages the family.
  askManagement: {
    asked: { done },
    sends: 'POST /family/management',
    answer: { people: [{ me: true, manages: true }] },
    asksAgain: ['getUser', ...people],
    overtaken: ['getFamilyAccess'],
  },
  endAskingManagement: {
    asked: { done },
    sends: 'DELETE /family/management',
    answer: { people: [] },
    asksAgain: ['getFamilyAccess'],
  },
  giveMandate: {
    asked: { form: { taker: 'noor', matters: ['terms'] }, done },
    sends: 'POST /mandate',
    body: { taker: 'noor', matters: ['terms'] },
    asksAgain: ['getMandates'],
  },
  endMandate: {
    asked: { hashid: 'een', done },
    sends: 'DELETE /mandate',
    query: { hashid: 'een' },
    asksAgain: ['getMandates'],
  },
  setSharesVisibility: {
    asked: 'everyone',
    sends: 'POST /gifts/visibility',
    body: { visibility: 'everyone' },
    asksAgain: [],
  },
  downloadFamilyTree: { asked: 'stamboom.pdf', sends: 'POST /family/tree', saves: 'stamboom.pdf', asksAgain: [] },
  register: { asked: registration, sends: 'POST /registration', body: registration, asksAgain: [] },
  acceptInvitation: {
    asked: 'de-code',
    sends: 'POST /invitation/accept',
    body: { token: 'de-code' },
    answer: { family: 'vos' },
    asksAgain: [],
  },
  foundFamily: {
    asked: { name: 'Vos' },
    sends: 'POST /family',
    body: { name: 'Vos' },
    once: true,
    answer: { family: 'vos' },
    asksAgain: [],
  },
} satisfies Partial<Changes>;
