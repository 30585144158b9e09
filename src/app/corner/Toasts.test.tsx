import { act, fireEvent, screen } from '@testing-library/react';
import { selectToasts, toastShown } from '../../store/modules/toast/toastSlice.ts';
import { renderApp } from '../../test/renderApp.tsx';

const title = 'Er is een fout opgetreden';
const failure = (text: string) => toastShown({ kind: 'error', title, text });

/** The time toasts take to come and go is not the time they stay: advances in steps, as each step waits for React. */
async function settle() {
  for (let step = 0; step < 10; step += 1) await act(() => jest.advanceTimersByTimeAsync(100));
}

async function withToast(text: string) {
  const app = renderApp('/melding');
  await screen.findByRole('heading', { level: 1 });
  act(() => app.store.dispatch(failure(text)));
  const toast = await screen.findByRole('alert');
  const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));
  const open = () => selectToasts(app.store.getState()).length;
  return { ...app, toast, pass, open };
}

describe('toasts', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('R-6.1 R-6.6 say their title and text, and close after 5 seconds', async () => {
    const { toast, pass, open } = await withToast('Vul een bedrag in. | Kies een datum.');
    expect(toast).toHaveTextContent(`${title}Vul een bedrag in. | Kies een datum.`);
    pass(4999);
    expect(open()).toBe(1);
    pass(1);
    expect(open()).toBe(0);
    await settle();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('R-6.6 wait while the pointer is on them, and then continue where they were', async () => {
    const { toast, pass, open } = await withToast('Even wachten.');
    pass(3000);
    fireEvent.mouseEnter(toast.parentElement!);
    pass(60_000);
    expect(open()).toBe(1);
    fireEvent.mouseLeave(toast.parentElement!);
    pass(1999);
    expect(open()).toBe(1);
    pass(1);
    expect(open()).toBe(0);
  });

  it('R-6.6 wait while the focus is in them', async () => {
    const { pass, open } = await withToast('Even wachten.');
    const close = screen.getByRole('button', { name: 'Sluit deze melding' });
    act(() => close.focus());
    pass(60_000);
    expect(open()).toBe(1);
    fireEvent.click(close);
    expect(open()).toBe(0);
  });

  it('R-6.1 two failures with the same text are two toasts', async () => {
    const { store, pass, open } = await withToast('Geen antwoord.');
    act(() => store.dispatch(failure('Geen antwoord.')));
    await settle();
    expect(screen.getAllByRole('alert')).toHaveLength(2);
    pass(5000);
    await settle();
    expect(open()).toBe(0);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('R-6.1 are all shown when many come at once', async () => {
    const { store, pass, open } = await withToast('1');
    for (const text of ['2', '3', '4', '5', '6']) act(() => store.dispatch(failure(text)));
    await settle();
    expect(screen.getAllByRole('alert')).toHaveLength(4);
    pass(5000);
    await settle();
    expect(screen.getAllByRole('alert').map((toast) => toast.lastChild?.textContent)).toEqual(['5', '6']);
    pass(5000);
    await settle();
    expect(open()).toBe(0);
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
