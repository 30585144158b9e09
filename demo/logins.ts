import { ADMINISTRATOR_EMAIL, CHILD_EMAIL, CUSTOMER_EMAIL, FOUNDER_EMAIL, PASSWORD } from './family.ts';
import type { Filled } from './fill.ts';

/** Returns the text for the person who started the demo. `kept`: the data folder stays when the demo stops. */
export function logins(demo: Filled & { url: string; folder: string; kept: boolean }): string {
  const { url, invitation, secondStep, folder, kept } = demo;
  const who: [email: string, about: string][] = [
    [FOUNDER_EMAIL, 'Jan de Vries: beheert de familie en ziet elk contract'],
    [CHILD_EMAIL, 'Sanne de Vries: dochter, ziet de contracten waar zij bij hoort'],
    [ADMINISTRATOR_EMAIL, 'Anneke Beheer: beheerder, met een familie van haar alleen'],
    [CUSTOMER_EMAIL, 'Kees Bakker: andere familie, met een bestelling die nog niet is betaald'],
  ];
  const width = Math.max(...who.map(([email]) => email.length));
  return [
    `Onderling draait op ${url} met een voorbeeldfamilie. Log in als:`,
    '',
    ...who.map(([email, about]) => `  ${email.padEnd(width)}  ${about}`),
    '',
    `  Het wachtwoord is steeds  ${PASSWORD}`,
    '',
    'Anneke logt in met een tweede stap, want ze is beheerder. Kies "Gebruik een herstelcode" en vul er een in. Elke code werkt één keer:',
    '',
    ...[0, 5].map((from) => `  ${secondStep.codes.slice(from, from + 5).join('  ')}`),
    '',
    `  Of zet deze sleutel in een app die codes maakt:  ${secondStep.key}`,
    '',
    `Bram de Vries is uitgenodigd. Zijn link: ${invitation}`,
    kept
      ? `De gegevens blijven in ${folder}. Ga er later mee verder met: DATA_DIR=${folder} npm start`
      : `De gegevens staan in ${folder} en zijn weg als je stopt (Ctrl+C).`,
  ].join('\n');
}
