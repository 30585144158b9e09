import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BrowserRouter, Link, useLocation } from 'react-router-dom';
import { useFamilyInAddress } from './useFamilyInAddress.ts';

function Page() {
  useFamilyInAddress('k3J9pQ');
  return (
    <>
      <p>Leest {useLocation().search}</p>
      <Link to="/overzicht?nieuw">Nieuw</Link>
      <Link to="/overzicht?familie=ander">Ander</Link>
      <a href="https://www.belastingdienst.nl/">Buiten</a>
    </>
  );
}
/** The app at this address, for a member of several families. */
function standAt(path: string) {
  history.replaceState(null, '', path);
  render(
    <BrowserRouter>
      <Page />
    </BrowserRouter>,
  );
}
const address = () => location.pathname + location.search + location.hash;
const link = (name: string) => screen.getByRole('link', { name });

test('each page visited gets the family in its address, next to its own parameters', async () => {
  standAt('/lening/abc?jaar=2026#schema');
  expect(address()).toBe('/lening/abc?familie=k3J9pQ&jaar=2026#schema');
  expect(screen.getByText('Leest ?jaar=2026')).toBeVisible();
  await userEvent.click(link('Nieuw'));
  expect(address()).toBe('/overzicht?familie=k3J9pQ&nieuw');
  await act(async () => {
    const back = new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
    history.back();
    await back;
  });
  expect(address()).toBe('/lening/abc?familie=k3J9pQ&jaar=2026#schema');
});

test('a link gets the family on hover or focus, once', async () => {
  standAt('/profiel');
  const user = userEvent.setup();
  await user.tab();
  expect(link('Nieuw')).toHaveAttribute('href', '/overzicht?familie=k3J9pQ&nieuw');
  await user.pointer({ keys: '[MouseRight]', target: link('Nieuw') });
  expect(link('Nieuw')).toHaveAttribute('href', '/overzicht?familie=k3J9pQ&nieuw');
  await user.tab();
  await user.tab();
  expect(link('Ander')).toHaveAttribute('href', '/overzicht?familie=ander');
  expect(link('Buiten')).toHaveAttribute('href', 'https://www.belastingdienst.nl/');
});
