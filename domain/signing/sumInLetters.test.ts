import { euroInWords } from '../money/words.ts';
import { wrongLetters } from './sumInLetters.ts';

describe('law 10: a sum written out in words (art. 158 lid 1 Rv)', () => {
  test.each([
    [1_200_000, 'twaalfduizend euro'],
    [1_200_000, ' Twaalf-Duizend  EURO'],
    [1_200_000, 'twaalfduizend'],
    [2_250_000, 'tweeentwintigduizendvijfhonderd euro'],
    [2_250_000, 'tweeëntwintigduizend en vijfhonderd'],
    [120_000, 'twaalfhonderd euro'],
    [125_050, 'twaalfhonderdvijftig euro en vijftig cent'],
    [125_050, 'duizend tweehonderdvijftig euro vijftig cent'],
    [100_000, 'eenduizend euro'],
    [10_100, 'honderd en een euro'],
    [100_000_000, 'één miljoen euro'],
  ])('%i: “%s” is right', (amount, given) => expect(wrongLetters(given, amount)).toBeNull());

  test.each(['', '12.000', '12000 euro', 'elfduizend euro', 'twaalfduizend euro en één cent', 'twaalfduizend honderd'])(
    'for 12.000 “%s” is wrong',
    (given) =>
      expect(wrongLetters(given, 1_200_000)?.replaceAll('\u00a0', ' ')).toBe(
        'Schrijf € 12.000,00 voluit in letters: twaalfduizend euro.',
      ),
  );

  test('no two amounts have the same words', () => {
    for (const amount of [100, 700, 1_100, 2_100, 10_100, 70_000, 100_100, 101_000, 110_000, 1_000_000])
      for (const other of [200, 107, 1_700, 2_700, 10_000, 77_000, 100_000, 110_100, 1_100_000])
        expect(wrongLetters(euroInWords(other), amount)).not.toBeNull();
  });
});
