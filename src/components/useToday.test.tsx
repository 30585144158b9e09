import { act, renderHook } from '@testing-library/react';
import { heard } from '../store/api/serverTime.ts';
import { useToday } from './useToday.ts';

describe('today', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('is checked again when somebody returns to a page that stayed open', () => {
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
  ])('changes at midnight in Amsterdam on a page that stays in view, in %s', (_, at, day, next) => {
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
  });
});

describe('the day on a device whose clock is wrong', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => {
    heard(answerOf(new Date().toUTCString()));
    jest.useRealTimers();
  });
  const answerOf = (date: string) => new Response(null, { headers: { date } });

  it.each([
    ['two days ahead', '2026-12-01T12:00:00Z'],
    ['a year and a half behind', '2025-03-10T12:00:00Z'],
  ])("is the server's day, from its first answer on: %s", (_, device) => {
    jest.setSystemTime(new Date(device));
    const { result, unmount } = renderHook(useToday);
    act(() => void heard(answerOf('Sun, 29 Nov 2026 12:00:00 GMT')));
    expect(result.current).toBe('2026-11-29');
    act(() => {
      jest.advanceTimersByTime(12 * 3_600_000);
    });
    expect(result.current).toBe('2026-11-30');
    unmount();
  });

  it("is the device's own when that is only minutes off, or when an answer has no time", () => {
    jest.setSystemTime(new Date('2026-11-29T22:58:00Z'));
    const { result, unmount } = renderHook(useToday);
    act(() => void heard(answerOf('Sun, 29 Nov 2026 23:01:00 GMT')));
    act(() => void heard(new Response()));
    expect(result.current).toBe('2026-11-29');
    unmount();
  });
});
