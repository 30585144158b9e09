import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { Part } from './Part.tsx';
import { useShowSection } from './useShowSection.ts';

function Links() {
  const showSection = useShowSection();
  return (
    <>
      {['stand', 'papieren', 'scan'].map((id) => (
        <a key={id} href={`#${id}`} onClick={(event) => showSection(event, id)}>
          Naar {id}
        </a>
      ))}
    </>
  );
}

/** A page with a part that is open, one that is folded, and links to both and into the second. */
function open(address = '/pagina') {
  Element.prototype.scrollIntoView = () => undefined;
  const page = (
    <main>
      <Links />
      <Part name="stand" title="Stand" fixed>
        De stand
      </Part>
      <Part name="papieren" title="Papieren" hint="Het contract." anchors={['scan']}>
        <label>
          Notitie <input />
        </label>
        <p id="scan">De scan</p>
      </Part>
    </main>
  );
  const router = createMemoryRouter([{ path: '/pagina', element: page }], { initialEntries: [address] });
  render(<RouterProvider router={router} />);
  return { router, user: userEvent.setup() };
}
const papers = () => screen.getByRole('button', { name: 'Papieren' });
const focused = () => document.activeElement?.id;

test('a part is folded until it is asked for, and says what is in it; one that is fixed has no button', () => {
  open();
  expect(papers()).toHaveAttribute('aria-expanded', 'false');
  expect(screen.getByText('Het contract.')).toBeVisible();
  expect(screen.queryByText('De scan')).toBeNull();
  expect(screen.getByText('De stand')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Stand' })).toBeNull();
});

test('opening it is in the address, Back closes it, and what was typed in it is there when it opens again', async () => {
  const { router, user } = open('/pagina?familie=een');
  await user.click(papers());
  expect(router.state.location.search).toBe('?familie=een&open=papieren');
  await user.type(screen.getByLabelText('Notitie'), 'half');
  await act(() => router.navigate(-1));
  await waitFor(() => expect(papers()).toHaveAttribute('aria-expanded', 'false'));
  expect(screen.queryByRole('textbox')).toBeNull();
  // On `body` a keyboard would start at the top of the page again.
  expect(papers()).toHaveFocus();
  await user.click(papers());
  expect(screen.getByLabelText('Notitie')).toHaveValue('half');
});

test.each([
  ['/pagina?open=papieren', undefined],
  ['/pagina#papieren', 'papieren'],
  ['/pagina#scan', 'scan'],
])('%s finds it open', async (address, focus) => {
  const { router } = open(address);
  expect(await screen.findByText('De scan')).toBeVisible();
  expect(router.state.location).toMatchObject({ search: '?open=papieren', hash: '' });
  if (focus !== undefined) await waitFor(() => expect(focused()).toBe(focus));
});

test('a link to something in a closed part opens it and moves the focus there; Back closes it', async () => {
  const { router, user } = open();
  await user.click(screen.getByRole('link', { name: 'Naar scan' }));
  await waitFor(() => expect(focused()).toBe('scan'));
  await act(() => router.navigate(-1));
  await waitFor(() => expect(papers()).toHaveAttribute('aria-expanded', 'false'));
});

test('a link to a part in sight moves the focus, and leaves the address alone', async () => {
  const { router, user } = open();
  await user.click(screen.getByRole('link', { name: 'Naar stand' }));
  expect(focused()).toBe('stand');
  expect(router.state.location).toMatchObject({ search: '', hash: '' });
});

test('print shows what is folded, and the screen is as it was after it', () => {
  open();
  fireEvent(window, new Event('beforeprint'));
  expect(screen.getByText('De scan')).toBeVisible();
  fireEvent(window, new Event('afterprint'));
  expect(screen.queryByText('De scan')).toBeNull();
});
