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

  it.each([
    ['winter', '2026-11-30T22:59:30Z', '2026-11-30', '2026-12-01'],
    ['summer', '2026-06-30T21:59:30Z', '2026-06-30', '2026-07-01'],
    ['the evening of the day the clocks go back', '2026-10-25T21:30:00Z', '2026-10-25', '2026-10-26'],
  ])(
    'is the next one from midnight in Amsterdam on a page that somebody keeps looking at, in %s',
    (_, at, day, next) => {
      jest.setSystemTime(new Date(at));
      const { result, unmount } = renderHook(useToday);
      act(() => {
        jest.advanceTimersByTime(29_000);
      });
      expect(result.current).toBe(day);
      act(() => {
        jest.advanceTimersByTime(2 * 3_600_000);
      });
      expect(result.current).toBe(next);
      unmount();
      expect(jest.getTimerCount()).toBe(0);
    },
  );
});
