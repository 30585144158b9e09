import { normalisePartnerCode, partnerCodeProblem, partnerCodeState } from './usable.ts';
import { validatePartnerCode } from './validate.ts';

const period = (valid_from: string, valid_until: string | null) => ({ valid_from, valid_until });

describe('R-4.3 a partner code', () => {
  it('works on its first and its last day, and not on the days around them', () => {
    const spring = period('2026-03-01', '2026-05-31');
    expect(
      ['2026-02-28', '2026-03-01', '2026-05-31', '2026-06-01'].map((day) => partnerCodeProblem(spring, day)),
    ).toEqual(['Deze code werkt vanaf 1 maart 2026.', null, null, 'Deze code werkte tot en met 31 mei 2026.']);
    expect(
      ['2026-02-28', '2026-03-01', '2026-05-31', '2026-06-01'].map((day) => partnerCodeState(spring, day)),
    ).toEqual(['early', 'running', 'running', 'over']);
  });

  it('works for ever without a last day', () => {
    expect(partnerCodeProblem(period('2026-03-01', null), '2099-12-31')).toBeNull();
  });

  it('is found however it is typed', () => {
    expect(normalisePartnerCode('  visser-10 ')).toBe('VISSER-10');
  });

  const right = {
    code: 'VISSER-10',
    name: 'Notaris Visser',
    discount_percent: '10',
    valid_from: '2026-01-01',
    valid_until: '',
  };
  it.each([
    ['code', 'ab', 'Vul ten minste 3 tekens in.'],
    ['code', 'a'.repeat(21), 'Gebruik 3 tot 20 letters, cijfers of streepjes.'],
    ['code', 'é-10', 'Gebruik 3 tot 20 letters, cijfers of streepjes.'],
    ['name', ' ', 'Vul dit veld in.'],
    ['name', 'x'.repeat(101), 'Deze tekst is te lang. Gebruik ten hoogste 100 tekens.'],
    ['discount_percent', '0', 'Vul een geheel percentage in van 1 tot en met 100.'],
    ['discount_percent', '101', 'Vul een geheel percentage in van 1 tot en met 100.'],
    ['discount_percent', '12,5', 'Gebruik alleen cijfers.'],
    ['valid_from', '', 'Vul een datum in.'],
    ['valid_until', '2026-02-30', 'Vul een datum in.'],
    ['valid_until', '2025-12-31', 'De laatste dag kan niet vóór de eerste dag zijn.'],
  ])('refuses %s %p at its field, with a sentence', (field, value, sentence) => {
    expect(validatePartnerCode({ ...right, [field]: value })).toEqual({ [field]: sentence });
  });

  it('accepts a correct one', () => {
    expect(validatePartnerCode(right)).toEqual({});
    expect(validatePartnerCode({ ...right, discount_percent: '5' })).toEqual({});
    expect(validatePartnerCode({ ...right, discount_percent: '100', valid_until: '2026-01-01' })).toEqual({});
  });
});
