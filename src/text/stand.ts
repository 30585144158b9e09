import { stepButton, STEP_SAYS } from '../../domain/nextStep/words.ts';

const inDutch = new Intl.ListFormat('nl');
const either = new Intl.ListFormat('nl', { type: 'disjunction' });
const have = (who: readonly string[]) => (who.length === 1 ? 'heeft' : 'hebben');
const wished = (who: readonly string[]) =>
  `Zodra ${inDutch.format(who)} een account ${have(who)}, krijgt iedereen vanzelf de vraag om een handtekening.`;

/** The words for a contract's state, when it waits for somebody else (domain/nextStep/table.ts). */
export const standText = {
  /** Above the card. */
  waits: (who: readonly string[]) => `Wacht op ${inDutch.format(who)}`,
  /** The same if only one of them does. */
  waitsEither: (who: readonly string[]) => `Wacht op ${either.format(who)}`,
  waitsOthers: 'Wacht op een ander',
  invited: (who: readonly string[]) =>
    `${inDutch.format(who)} ${who.length === 1 ? 'is' : 'zijn'} uitgenodigd, maar ${have(who)} nog geen account.`,
  invitedWish: (who: readonly string[]) => `Laat het nu al ondertekenen. ${wished(who)}`,
  invitedLater: (who: readonly string[]) =>
    `Zodra ${inDutch.format(who)} een account ${have(who)}, kan dit hier worden ondertekend.`,
  wished,
  wishedMore: 'Verandert er iets in het contract? Dan vraag je het opnieuw.',
  on_paper: 'Dit contract onderteken je op papier.',
  notary: 'Dit contract gaat naar de notaris.',
  send: STEP_SAYS.send(),
  sendByOthers: 'Een van de mensen in het contract laat het ondertekenen.',
  reported_by_you: (what: string) => `Je meldde ${what}.`,
  reported: (by: string, what: string) => `${by} meldde ${what}.`,
  reportedMore: (who: readonly string[]) => `Het telt mee zodra ${either.format(who)} dat bevestigt.`,
  something: 'iets bij dit contract',
  payment: (amount: string, date: string) => `een betaling van ${amount} op ${date}`,
  automatic_asked: 'Er is gevraagd of de termijnen voortaan automatisch tellen.',
  acts: {
    wish_signatures: (who: readonly string[]) =>
      `Laat ondertekenen zodra ${inDutch.format(who)} een account ${have(who)}`,
    withdraw_wish: 'Laat niet meer vanzelf ondertekenen',
    invite_again: 'Stuur de uitnodiging opnieuw',
    invite_to: (who: string) => ` aan ${who}`,
    withdraw_report: 'Trek in',
    download_draft: 'Download het concept voor de notaris',
    to_payments: stepButton('late'),
  },
  wishWithdrawn: 'Het wordt niet meer vanzelf voorgelegd om te ondertekenen.',
  invitedAgain: (who: string) => `${who} krijgt een nieuwe mail. De vorige uitnodiging werkt niet meer.`,
} as const;
