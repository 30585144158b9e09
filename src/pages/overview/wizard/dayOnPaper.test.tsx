import { render, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import type { GiftContract } from '../../../../domain/wire/contract.ts';
import type { CurrentUser } from '../../../../domain/wire/user.ts';
import { aStand } from '../../../store/test/aStand.ts';
import { aGift, aRelation, aUser } from '../../../store/test/family.ts';
import { json } from '../../../store/test/fakeNetwork.ts';
import { calls, testStoreForEachTest } from '../../../store/test/testStore.ts';
import { DoneStep } from './DoneStep.tsx';
import { WizardForm } from './WizardForm.tsx';

const testStore = testStoreForEachTest();
afterEach(() => localStorage.clear());

const concept = aGift('een', null, 100_000);

/** The parts of the concept of a gift from Jan to Sanne. */
async function open(part: ReactNode, sanneHasLogin: boolean, family: Partial<CurrentUser> = {}) {
  const me = aUser({ children: [aRelation('sanne', sanneHasLogin)], ...family });
  testStore.network.on('GET /user', json(me));
  testStore.network.on('GET /users', json({ error: 'Kapot.' }, 422));
  testStore.network.on('GET /contracts', json([concept]));
  testStore.network.on('GET /gifts/meter', json({ error: 'Kapot.' }, 422));
  await testStore.dispatch(calls.getUser.initiate());
  await testStore.dispatch(calls.getContracts.initiate());
  render(
    <Provider store={testStore.store}>
      <MemoryRouter initialEntries={['/overzicht?wijzig=een&stap=afspraken']}>{part}</MemoryRouter>
    </Provider>,
  );
}
const terms = <WizardForm asked="afspraken" edited={concept} />;
async function words(label = /^Ondertekend op/u) {
  const described = (await screen.findByLabelText(label)).getAttribute('aria-describedby') ?? '';
  return document.getElementById(described.split(' ')[0] ?? '')?.textContent;
}

/** The concept with other people in it, and the family members with a login. */
const among = (from: string[], to: string[]): GiftContract => {
  const party = (hashid: string) => ({ ...concept.parties.to[0]!, hashid });
  return { ...concept, parties: { from: from.map(party), to: to.map(party) } };
};
const person = (hashid: string, firstname: string, login: boolean) => ({ ...aRelation(hashid, login), firstname });

test('S-207 people with a login are named where the signing day is filled in: they confirm it', async () => {
  await open(terms, true);
  expect(await words()).toMatch(
    /Vul je een dag in, dan vragen we Sanne om die dag te bevestigen\. Tot dan is het een concept\.$/u,
  );
});

test.each([
  ['S-241 of a couple each confirms the day', true, 'Sanne en Thomas'],
  ['S-207 who has no login is not named as one who confirms', false, 'Sanne'],
])('%s', async (_, thomasHasLogin, named) => {
  const children = [person('sanne', 'Sanne', true), person('thomas', 'Thomas', thomasHasLogin)];
  const edited = among(['jan'], ['sanne', 'thomas']);
  await open(<WizardForm asked="afspraken" edited={edited} />, true, { children });
  expect(await words()).toContain(`dan vragen we ${named} om die dag te bevestigen.`);
});

test.each([
  ['paper', ['jan', 'sanne'], ['thomas'], /vragen we Thomas om die dag .* Je bevestigt die dag ook namens Sanne\.$/u],
  ['archive', ['jan', 'sanne'], ['thomas'], /vragen we Sanne en Thomas om die dag te bevestigen\..*concept\.$/u],
  ['paper', ['jan'], ['sanne', 'thomas'], /vragen we Sanne en Thomas om die dag te bevestigen\..*concept\.$/u],
])('a mandate about %s of somebody in %j and %j decides who is asked', async (matter, from, to, said) => {
  const couple = { self: { hashid: 'jan' }, partner: { hashid: 'sanne', firstname: 'Sanne' } };
  const partners = [{ ...couple, bond: null, from: null, contract_from: null, until: null }];
  const children = [{ ...person('sanne', 'Sanne', true), partners }, person('thomas', 'Thomas', true)];
  const mandate = {
    hashid: 'm',
    party: person('sanne', 'Sanne', true),
    matters: [matter],
    given_at: '2026-06-15T10:00:00Z',
  };
  testStore.network.on('GET /mandates', json({ partner: null, given: null, received: mandate }));
  await open(<WizardForm asked="afspraken" edited={among(from, to)} />, true, { children });
  await waitFor(async () => expect(await words()).toMatch(said));
});

test('S-291 for a person without a login another manager is asked, if the person who fills in the day is the other party', async () => {
  const bram = { ...person('bram', 'Bram', true), manages: true };
  const edited = among(['jan'], ['thomas']);
  await open(<WizardForm asked="afspraken" edited={edited} />, true, {
    children: [person('thomas', 'Thomas', false), bram],
    manages: true,
  });
  expect(await words()).toContain('dan vragen we Bram om die dag te bevestigen.');
});

test('S-207 a manager between two sides with a login reads that they sign, or record the day, themselves', async () => {
  const children = [person('sanne', 'Sanne', true), person('bram', 'Bram', true)];
  const edited = among(['bram'], ['sanne']);
  await open(<WizardForm asked="afspraken" edited={edited} />, true, { children });
  expect(await words()).toBe(
    'Laat dit leeg. Aan beide kanten heeft iemand een eigen login: zij ondertekenen zelf, of leggen samen de dag vast.',
  );
});

test('S-207 a deed is not said to be signed here: the two sides record its day', async () => {
  const children = [person('sanne', 'Sanne', true), person('bram', 'Bram', true)];
  const gift = among(['bram'], ['sanne']);
  const edited = { ...gift, contract: { ...gift.contract, form: 'paper' as const } };
  await open(<WizardForm asked="afspraken" edited={edited} />, true, { children });
  expect(await words(/^Datum van de akte/u)).toBe(
    'Laat dit leeg. Aan beide kanten heeft iemand een eigen login: zij leggen samen de datum van de akte vast.',
  );
});

test("a concept does not send people back to the wizard for its day, which can't be filled in there when both sides have a login", async () => {
  testStore.network.on(
    'GET /contract/proposals',
    json({ state: 'concept', stands: aStand({ state: 'on_paper' }), may: ['sign'], agrees: 'here', proposals: [] }),
  );
  await open(<DoneStep contract={concept} />, true);
  expect(
    await screen.findByText(
      'Het is nog een concept. Bij het contract laat je het ondertekenen, of leggen jullie vast wanneer het op papier is ondertekend.',
    ),
  ).toBeVisible();
});

test('without a login on the other side nobody is asked', async () => {
  await open(terms, false);
  expect(await words()).toBe('Nog niet ondertekend? Laat dit leeg, dan bewaren we een concept.');
});

test('S-207 once it is saved the last step says who was asked, and that it does not count yet', async () => {
  const proposals = [{ hashid: 'v', side: 'from', state: 'open', content: { kind: 'signing' } }];
  testStore.network.on(
    'GET /contract/proposals',
    json({ state: 'offered', stands: aStand({ state: 'proposed_paper' }), may: [], agrees: 'here', proposals }),
  );
  await open(<DoneStep contract={concept} />, true);
  expect(await screen.findByText(/We hebben Sanne gevraagd om de dag te bevestigen/u)).toBeVisible();
});
