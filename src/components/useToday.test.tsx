import { act, renderHook } from '@testing-library/react';
import { useToday } from './useToday.ts';

describe('the day of today', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('is looked at again by who comes back to a page that stayed open', () => {
    jest.setSystemTime(new Date('2026-11-30T20:00:00Z'));
    const { result } = renderHook(useToday);
    expect(result.current).toBe('2026-11-30');
    // A quarter past midnight in Amsterdam.
    jest.setSystemTime(new Date('2026-12-01T23:15:00Z'));
    act(() => void document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
    expect(result.current).toBe('2026-12-02');
  });
});
