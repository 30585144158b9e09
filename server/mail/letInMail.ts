import { composeMail } from './layout.ts';
import type { Mail } from './mail.ts';

/**
 * To the holder of a login that a family had blocked: nothing else tells them that it works there again. `by` let them
 * in, `url` leads to the family.
 */
export const letInMail = (to: { email: string; firstname: string; by: string; url: string }): Mail =>
  composeMail({
    purpose: 'security',
    recipient: to.email,
    subject: 'Je kunt weer inloggen bij Onderling',
    firstname: to.firstname,
    paragraphs: [
      `${to.by} laat je weer toe in jullie familie bij Onderling. Je logt in zoals je gewend was, en ziet de contracten waar je zelf in staat.`,
      'Kijk of er iets op je wacht, zoals een betaling die je kunt bevestigen.',
    ],
    action: { label: 'Ga naar je familie', url: to.url },
    footer: 'Je krijgt deze mail omdat je login voor deze familie gesloten was.',
  });
