import { giftDay } from './entries.ts';

describe('the day a gift counts for the tax', () => {
  const signed_date = '2026-01-08';

  test('is that of the transfer, if the money came before the agreement', () => {
    expect(giftDay({ form: 'transfer', signed_date, gift_date: '2025-12-20' })).toBe('2025-12-20');
    expect(giftDay({ form: 'transfer', signed_date, gift_date: '2026-01-20' })).toBe(signed_date);
    expect(giftDay({ form: 'transfer', signed_date, gift_date: null })).toBe(signed_date);
    expect(giftDay({ form: 'transfer', signed_date: null, gift_date: '2025-12-20' })).toBeNull();
  });

  test('of a gift on paper is that of its deed, whatever other day was filled in', () => {
    expect(giftDay({ form: 'paper', signed_date, gift_date: '2025-12-20' })).toBe(signed_date);
  });
});
