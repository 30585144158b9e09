import { screen, within } from '@testing-library/react';
import { aRelation, aUser } from '../../store/test/family.ts';
import { json } from '../../store/test/fakeNetwork.ts';
import { testStoreForEachTest } from '../../store/test/testStore.ts';
import { openRelations } from './test/openRelations.tsx';

const testStore = testStoreForEachTest();
const founder = { ...aRelation('opa', true), firstname: 'Opa', relation_type: null, child: false };
const family = (changes: object = {}) => aUser({ relation_type: 'partner', others: [{ ...founder, ...changes }] });

it('R-3.6 records the day the founder died, for a manager who is not the founder', async () => {
  const { user } = await openRelations(testStore, family());
  await user.click(screen.getByRole('button', { name: 'Overlijden vastleggen van Opa' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Is Opa overleden?' }));
  await user.click(dialog.getByRole('button', { name: 'Opslaan' }));
  expect(await dialog.findAllByText(/Vul de datum van overlijden in/u)).not.toHaveLength(0);
  expect(testStore.network.requests.map(({ call }) => call)).not.toContain('POST /user/death');

  testStore.network.on('POST /user/death', json(family({ passed_away: true, death_date: '2026-01-02' })));
  await user.type(dialog.getByRole('textbox', { name: /^Overleden op/u }), '2-1-2026');
  await user.click(dialog.getByRole('button', { name: 'Opslaan' }));
  expect(await screen.findByRole('button', { name: /^Papieren voor de nabestaanden/u })).toBeVisible();
  expect(testStore.sent('POST /user/death')[0]).toEqual({
    hashid: 'opa',
    death_date: '2026-01-02',
  });
});

it('R-3.6 is for the founder alone, and not for oneself', async () => {
  await openRelations(testStore, aUser({ children: [aRelation('sanne', true)] }));
  expect(screen.queryByRole('button', { name: /^Overlijden vastleggen/u })).toBeNull();
});
