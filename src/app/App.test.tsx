import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { taskEnded, taskStarted } from '../store/modules/loading/loadingSlice.ts';
import type { TaskKind } from '../store/modules/loading/loadingSlice.ts';
import { config } from '../test/config.ts';
import { renderApp } from '../test/renderApp.tsx';

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

describe('navigation', () => {
  it('R-2.2 a page behind the login asks the provider once, and says so when it does not answer', async () => {
    const { container } = renderApp('/overzicht?jaar=2026');
    await heading('Inloggen lukt nu even niet');
    expect(location.pathname + location.search).toBe('/error?error=inloggen_onbereikbaar');
    expect(container).not.toHaveTextContent('Geschonken');
  });

  it('R-2.4 an unknown path leads to the not-found screen, and back', async () => {
    renderApp('/bestaat/niet');
    await heading('Deze pagina bestaat niet');
    expect(location.pathname).toBe('/error-404');
    expect(screen.getByRole('link', { name: 'Naar overzicht' })).toHaveAttribute('href', '/overzicht');
  });

  it('R-2.5 S-109 an error in the query leads to the error screen, the query whole and only ever text', async () => {
    const query = `?error=%3Cimg%20src%3Dx%3E&error_description=${'x'.repeat(10_000)}&jaar=2026`;
    const { container } = renderApp(`/melding${query}`);
    await heading('Er ging iets mis');
    expect(location.pathname + location.search).toBe(`/error${query}`);
    expect(container.querySelector('img')).toBeNull();
    expect(screen.getByText(/<img src=x>/)).not.toBeVisible();
  });

  it('R-2.5 an error during a later navigation is caught too', async () => {
    const { navigator } = renderApp('/melding');
    await heading('Er is geen bericht voor je.');
    act(() => navigator.go('/logout?error=access_denied&state=abc'));
    await heading('Je bent niet ingelogd');
    expect(location.pathname + location.search).toBe('/error?error=access_denied&state=abc');
  });

  it('gives each page its title, and moves the focus to the heading after a navigation', async () => {
    const { navigator } = renderApp('/melding');
    const first = await heading('Er is geen bericht voor je.');
    expect(document.title).toBe('Bericht - Onderling');
    expect(first).not.toHaveFocus();
    act(() => navigator.go('/error-404'));
    await waitFor(() =>
      expect(screen.getByRole('heading', { level: 1, name: 'Deze pagina bestaat niet' })).toHaveFocus(),
    );
    expect(document.title).toBe('Deze pagina bestaat niet - Onderling');
  });

  it('lets the keyboard skip the bars above the page', async () => {
    renderApp('/melding');
    await heading('Er is geen bericht voor je.');
    await userEvent.tab();
    expect(screen.getByRole('link', { name: 'Naar de inhoud' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(screen.getByRole('main')).toHaveFocus();
  });
});

describe('the corner', () => {
  it.each(['/logout', '/error', '/melding', '/mfa', '/onderhoud', '/bestaat/niet'])(
    'R-2.10 S-114 shows the chat link on %s, without opener or referrer',
    async (path) => {
      renderApp(path);
      await screen.findByRole('heading', { level: 1 });
      const link = screen.getByRole('link', { name: /^Chat met ons/ });
      expect(link).toHaveAttribute('href', config.chatUrl);
      expect(link).toHaveAttribute('target', '_blank');
      expect(link).toHaveAttribute('rel', 'noopener noreferrer');
      expect(document.querySelector('script[src]')).toBeNull();
    },
  );

  it('R-2.11 shows the way to the top after 250 px, and goes there', async () => {
    const scrollTo = jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
    renderApp('/melding');
    await heading('Er is geen bericht voor je.');
    const scroll = (y: number) => {
      Object.defineProperty(window, 'scrollY', { value: y, configurable: true });
      fireEvent.scroll(window);
    };
    scroll(250);
    expect(screen.queryByRole('button', { name: 'Naar boven' })).toBeNull();
    scroll(251);
    await userEvent.click(screen.getByRole('button', { name: 'Naar boven' }));
    expect(scrollTo).toHaveBeenLastCalledWith(expect.objectContaining({ top: 0 }));
    scroll(0);
    expect(screen.queryByRole('button', { name: 'Naar boven' })).toBeNull();
    scrollTo.mockRestore();
  });
});

describe('the loading backdrop', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  const sign = () => screen.queryByRole('progressbar', { name: 'Bezig met laden …' });
  const backdrop = () => sign()?.closest('.MuiBackdrop-root') ?? null;
  const task = (id: string, kind: TaskKind) => taskStarted({ id, name: id, kind });
  const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

  it.each(['load', 'save'] as const)(
    'R-2.7 R-4.9 shows while the page waits long for a %s, and is hidden after a navigation; a bar stays while a task is open',
    async (kind) => {
      const { store, navigator } = renderApp('/error-404');
      await heading('Deze pagina bestaat niet');
      act(() => store.dispatch(task('first', kind)));
      await pass(399);
      expect(sign()).toBeNull();
      await pass(1);
      await waitFor(() => expect(backdrop()).toBeInTheDocument());

      act(() => navigator.go('/melding'));
      await heading('Er is geen bericht voor je.');
      await pass(1000);
      expect(backdrop()).toBeNull();
      expect(sign()).toBeInTheDocument();

      // The new page's wait is shown, though the first is still open; and no longer than that.
      act(() => store.dispatch(task('second', kind)));
      await pass(400);
      expect(backdrop()).toBeInTheDocument();
      act(() => store.dispatch(taskEnded('second')));
      expect(backdrop()).toBeNull();
      expect(sign()).toBeInTheDocument();
      act(() => store.dispatch(taskEnded('first')));
      expect(sign()).toBeNull();
    },
  );

  it('R-2.7 is an unobtrusive bar while shown data is refreshed', async () => {
    const { store } = renderApp('/error-404');
    await heading('Deze pagina bestaat niet');
    act(() => store.dispatch(task('fresh', 'refresh')));
    await pass(400);
    expect(sign()).toBeInTheDocument();
    expect(backdrop()).toBeNull();
    act(() => store.dispatch(taskEnded('fresh')));
    expect(sign()).toBeNull();
  });
});
