import { act, screen } from '@testing-library/react';
import { renderApp } from '../../test/renderApp.tsx';
import { readRetryAfter } from './readiness.ts';

describe('R-8.15 the maintenance screen', () => {
  const network = globalThis.fetch;
  let answers: Response[];
  beforeEach(() => {
    jest.useFakeTimers();
    answers = [];
    globalThis.fetch = () => {
      const answer = answers.shift();
      return answer ? Promise.resolve(answer) : Promise.reject(new TypeError('no network'));
    };
  });
  afterEach(() => {
    jest.useRealTimers();
    globalThis.fetch = network;
  });

  const second = () => act(() => jest.advanceTimersByTimeAsync(1000));
  const clock = () => screen.getByRole('timer').textContent;

  it('counts down, tries, waits as long as the server asks, and goes back to where the person was', async () => {
    renderApp('/onderhoud?terug=%2Fmelding%3Fbericht%3Dlink-verlopen');
    await screen.findByRole('heading', { level: 1, name: 'We zijn even bezig.' });
    expect(clock()).toBe('We proberen het over 10 seconden opnieuw.');
    answers.push(new Response('', { status: 503, headers: { 'retry-after': '2' } }));
    for (let passed = 0; passed < 9; passed += 1) await second();
    expect(clock()).toBe('We proberen het over 1 seconde opnieuw.');
    await second();
    expect(clock()).toBe('We proberen het over 2 seconden opnieuw.');
    answers.push(new Response('', { status: 200 }));
    await second();
    await second();
    await screen.findByRole('heading', { level: 1, name: 'Deze link werkt niet meer.' });
    expect(location.pathname + location.search).toBe('/melding?bericht=link-verlopen');
  });

  it('tries at once on request, and keeps trying without an answer', async () => {
    renderApp('/onderhoud');
    await screen.findByRole('heading', { level: 1, name: 'We zijn even bezig.' });
    await act(async () => {
      screen.getByRole('button', { name: 'Nu proberen' }).click();
      await jest.advanceTimersByTimeAsync(0);
    });
    expect(clock()).toBe('We proberen het over 20 seconden opnieuw.');
  });
});

describe('Retry-After', () => {
  it.each([
    ['7', 7],
    ['86400', 300],
    ['0', 20],
    ['-1', 20],
    ['Fri, 14 Apr 2026 10:00:00 GMT', 20],
    ['', 20],
    [null, 20],
  ])('%p means %p seconds', (header, seconds) => expect(readRetryAfter(header)).toBe(seconds));
});
