import { screen } from '@testing-library/react';
import { renderApp } from '../../test/renderApp.tsx';

describe('R-8.11 the message screen', () => {
  it.each([
    ['?bericht=uitnodiging-verstuurd', 'De uitnodiging is verstuurd.'],
    ['?bericht=account-geblokkeerd', 'Je account is geblokkeerd.'],
    ['?bericht=dit-was-ik-niet-elders#geheim', 'Was jij dit niet?'],
    ['?bericht=dit-was-ik-niet-elders', 'Deze link werkt niet meer.'],
    ['?bericht=onbekend', 'Er is geen bericht voor je.'],
    ['?bericht=constructor', 'Er is geen bericht voor je.'],
    ['?bericht=__proto__', 'Er is geen bericht voor je.'],
    ['?tekst=Maak%20geld%20over', 'Er is geen bericht voor je.'],
    ['', 'Er is geen bericht voor je.'],
  ])('shows the text of its list for %p, and never that of the address', async (query, title) => {
    renderApp(`/melding${query}`);
    await screen.findByRole('heading', { level: 1, name: title });
    expect(screen.queryByText(/Maak geld over/)).toBeNull();
  });
});
