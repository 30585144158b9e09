import { boxesOf } from './boxes.ts';
import { changesBetween, type Frozen } from './changes.ts';
import { checked, jan, line, marijke, statement } from './test/statements.ts';

const frozen = (changes: Parameters<typeof statement>[0]): Frozen => {
  const made = statement(changes);
  return { ...made, boxes: boxesOf(made) };
};
const told = (before: Frozen, now: Frozen) => changesBetween(before, now).map((text) => text.replaceAll('\u00a0', ' '));
const debt = { opening: 700_000, closing: 0, interest_paid: 10_000 };

describe('R-8.2 the box of an amount', () => {
  test('a loan that turns out to be a home loan moves from box 3 to box 1', () => {
    const other = frozen({ borrowed: [line('a', debt)] });
    const home = frozen({ borrowed: [line('a', debt, checked('green'))] });
    expect(told(other, home)).toEqual([
      'Nieuw in de aangifte: Box 1 › Eigen woning › Hypotheken en andere leningen: Schuld op 1 januari 2025 (Lineaire lening met Sanne de Vries), € 7.000.',
      'Nieuw in de aangifte: Box 1 › Eigen woning › Hypotheken en andere leningen: Schuld op 31 december 2025 (Lineaire lening met Sanne de Vries), € 0.',
      'Nieuw in de aangifte: Box 1 › Eigen woning › Hypotheken en andere leningen: Betaalde rente in 2025 (Lineaire lening met Sanne de Vries), € 100.',
      'Niet meer in de aangifte: Box 3 › Schulden: Schuld op 1 januari 2025, € 7.000.',
      'Niet meer in de aangifte: Opgaaf werkelijk rendement: Schuld op 1 januari 2025, € 7.000.',
      'Niet meer in de aangifte: Opgaaf werkelijk rendement: Betaalde rente in 2025, € 100.',
    ]);
    expect(told(home, home)).toEqual([]);
  });

  test('a changed amount is reported if no figure explains it, and once if one does', () => {
    const home = (opening: number, overdue: number) =>
      frozen({
        borrowed: [line('a', { ...debt, opening }, { ...checked('green'), overdue: { opening: overdue, closing: 0 } })],
      });
    expect(told(home(700_000, 0), home(700_000, 50_000))).toEqual([
      'Box 1 › Eigen woning › Hypotheken en andere leningen: Schuld op 1 januari 2025 (Lineaire lening met Sanne de Vries) was € 7.000 en is nu € 6.500.',
    ]);
    expect(told(home(700_000, 0), home(800_000, 0))).toHaveLength(1);
  });

  test('the half disappears if one of two holders turns out to have died; another spelling of a name changes nothing', () => {
    const held = (deceased: string[], firstname = 'Marijke') =>
      frozen({ lent: [line('a', debt, { together: [{ ...marijke, firstname }] })], deceased });
    expect(told(held([]), held([marijke.hashid]))).toEqual([
      'Box 3 › Overige bezittingen › Uitgeleend geld: Waarde op 1 januari 2025 was € 7.000 (de helft: € 3.500) en is nu € 7.000.',
      'Opgaaf werkelijk rendement: Waarde op 1 januari 2025 was € 7.000 (de helft: € 3.500) en is nu € 7.000.',
      'Opgaaf werkelijk rendement: Ontvangen rente in 2025 was € 100 (de helft: € 50) en is nu € 100.',
    ]);
    expect(told(held([]), held([], 'Marieke'))).toEqual([]);
  });

  test('a person who turns out to have died before the year began no longer has a box in it', () => {
    const lent = [line('a', debt)];
    expect(told(frozen({ lent }), frozen({ lent, deceased: [jan.hashid] }))).toHaveLength(3);
  });

  test('one issued before its boxes were stored is not compared by them', () => {
    const old = statement({ borrowed: [line('a', debt)] });
    expect(told(old, frozen({ borrowed: [line('a', debt, checked('green'))] }))).toEqual([]);
  });
});
