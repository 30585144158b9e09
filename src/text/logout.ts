import type { LogoutOutcome } from '../store/ports.ts';

/** The sentences of /logout (docs/screens.md 4.11). */
export const logoutText = {
  busy: { title: 'Je wordt uitgelogd.', text: 'Dit duurt even.' },
  ended: { title: 'Je bent uitgelogd.', text: 'Tot de volgende keer. Je contracten staan veilig bewaard.' },
  elsewhere: { title: 'Je logde uit in een ander tabblad.', text: 'Dit tabblad laat daarom niets meer zien.' },
  unsure: {
    title: 'Ben je uitgelogd?',
    text: 'Dat weten we niet: de inlogpagina gaf geen antwoord. Probeer het opnieuw. Lukt het niet, sluit dan je browser.',
  },
  retry: 'Log uit',
  again: 'Log weer in',
  drafts: 'Op dit apparaat staat nog wat is ingevuld en niet is bewaard. Is het niet jouw apparaat? Verwijder het dan.',
  clearDrafts: 'Verwijder wat niet is bewaard',
  draftsCleared: 'Wat niet was bewaard, is van dit apparaat verwijderd.',
} as const satisfies Record<LogoutOutcome | 'busy', { title: string; text: string }> &
  Record<'retry' | 'again' | 'drafts' | 'clearDrafts' | 'draftsCleared', string>;
