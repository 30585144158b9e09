import { leavingWords } from '../../actions/notices/leave.ts';
import type { Leaving } from '../../actions/notices/leaveToken.ts';

/** A page that needs no app and no style: the person has no login at hand, and a mail program fetches it too. */
const page = (title: string, content: string): string => `<!doctype html>
<html lang="nl"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><meta name="color-scheme" content="light dark"><title>${title} - Onderling</title></head>
<body><main><h1>${title}</h1>
${content}
</main></body></html>
`;

/** Asks whether these mails must end: opening a link alone changes nothing, as mail programs open links. */
export const askPage = (leaving: Leaving): string =>
  page(
    'Geen mail meer hierover?',
    `<p>Het gaat om: ${leavingWords(leaving)}.</p>
<p>In de app blijf je je meldingen zien. Bij Profiel kies je opnieuw.</p>
<form method="post"><button type="submit">Stuur me deze mail niet meer</button></form>`,
  );

export const leftPage = (leaving: Leaving, publicUrl: string): string =>
  page(
    'Je krijgt deze mail niet meer',
    `<p>Het ging om: ${leavingWords(leaving)}.</p>
<p>Was dit niet de bedoeling? <a href="${publicUrl}/profiel#mail">Kies het opnieuw bij Profiel</a>.</p>`,
  );
