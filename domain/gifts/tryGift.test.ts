import { giftYear } from './giftYear.ts';
import { tryGift } from './tryGift.ts';
import { TODAY, euro, family, gift, person } from './test/giftYearCases.ts';

describe('R-8.1 a gift being written', () => {
  const given = () => giftYear([gift('2026-05-17', 2_700)], family, 2026, TODAY);
  const entry = {
    kind: 'gift' as const,
    contract: null,
    date: '2026-06-01',
    from: ['jan'],
    to: ['sanne'],
    exemption: 'yearly' as const,
  };

  test('its effect on the meter: 4.208 is left, after 5.000 there are 792 taxed', () => {
    const [tried] = tryGift(given(), { ...entry, amount: euro(5_000) }, null);
    expect(tried?.before?.result?.left).toBe(euro(4_208));
    expect(tried?.after.result).toMatchObject({
      left: 0,
      taxable: euro(792),
      tax: euro(79),
      return_before: '2027-03-01',
    });
  });

  test('changing a contract subtracts it first', () => {
    const year = given();
    const [line] = year.meters[0]!.lines;
    const [tried] = tryGift(year, { ...entry, amount: euro(3_000) }, line!.contract);
    expect([tried?.before?.total, tried?.after.total]).toEqual([0, euro(3_000)]);
  });

  test('a raised exemption used in 2022 counts as used for this one too', () => {
    const used = gift('2022-07-01', 10_000, 'jan', 'sanne', { exemption: 'raised_free' });
    const now = giftYear([used, gift('2026-05-17', 2_700)], family, 2026, TODAY);
    const [tried] = tryGift(now, { ...entry, exemption: 'raised_free', amount: euro(1_000) }, null);
    expect(tried?.after).toMatchObject({
      used_before: { kind: 'raised_free', year: 2022 },
      refused: { why: 'used_before' },
      result: { exemption: 'yearly', left: euro(3_208) },
    });
    expect(tried?.after.lines.map(({ date }) => date)).toEqual(['2026-05-17', '2026-06-01']);
  });

  test('two people without gifts so far get a first meter', () => {
    const [tried] = tryGift(given(), { ...entry, from: ['sanne'], to: ['bram'], amount: euro(1_000) }, null);
    expect(tried).toMatchObject({ before: null, after: { kinship: 'other', result: { left: euro(1_769) } } });
  });

  test('for people known only by name the server’s answer counts: who is one with whom, and who is a parent', () => {
    const known = [
      person('jan', null, null),
      person('marijke', 'partner', null, { together: 'jan' }),
      person('sanne', 'child', null),
      person('thomas', 'partner', null, { together: 'sanne' }),
      person('bram', 'child', '1990-01-17'),
    ];
    const year = { ...giftYear([gift('2026-05-17', 1_000, 'bram', 'sanne')], family, 2026, TODAY), people: known };
    // Thomas is one with Sanne: gifts from her brother to her count with it.
    const [toThomas] = tryGift(year, { ...entry, from: ['bram'], to: ['thomas'], amount: euro(1_000) }, null);
    expect(toThomas?.after).toMatchObject({
      kinship: 'other',
      total: euro(2_000),
      recipient: ['sanne', 'thomas'],
      result: { left: euro(769) },
    });
    for (const from of ['jan', 'marijke']) {
      const [got] = tryGift(year, { ...entry, from: [from], to: ['bram'], amount: euro(1_000) }, null);
      expect(got?.after).toMatchObject({ kinship: 'child', giver: ['jan', 'marijke'], result: { left: euro(5_908) } });
    }
  });
});
