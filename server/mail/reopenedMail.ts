import { composeMail } from './layout.ts';
import type { Mail } from './mail.ts';

/**
 * To somebody who was recorded as dead by mistake: they can log in again, and everything agreed or confirmed since now waits for
 * their own answer.
 * @param to `by`: the person who took it back; null if our own wrong clock made it count too early
 */
export const reopenedMail = (
  to: { email: string; firstname: string; by: string | null },
  { lines, url }: { lines: readonly string[]; url: string },
): Mail =>
  composeMail({
    purpose: 'consequence',
    recipient: to.email,
    subject: 'Je kunt weer inloggen bij Onderling',
    firstname: to.firstname,
    paragraphs: [
      `Bij Onderling stond dat je was overleden. ${to.by === null ? 'Dat telde te vroeg, want de klok van deze dienst was verkeerd. Wij hebben het teruggedraaid.' : `${to.by} heeft dat teruggenomen.`} Je logt in zoals je gewend was.`,
      ...(lines.length === 0
        ? ['Er is intussen niets voor jou afgesproken of bevestigd.']
        : ['Dit is intussen voor jou vastgelegd. Het telt niet meer, en wacht op jouw eigen antwoord:', ...lines]),
    ],
    action: { label: 'Bekijk wat er op je wacht', url },
    footer: 'Je krijgt deze mail altijd: het gaat over jouw login en jouw afspraken.',
  });
