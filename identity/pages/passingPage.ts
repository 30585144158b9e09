import { identityText } from '../text.ts';

const text = identityText.passing;

const DUTCH: readonly [english: string, dutch: string][] = [
  ['<html>', '<html lang="nl">'],
  ['<title>Submitting Callback</title>', `<title>${text.title}</title>`],
  ["Your browser does not support JavaScript or you've disabled it.<br/>", `${text.noScript}<br/>`],
  ['<button autofocus type="submit">Continue</button>', `<button autofocus type="submit">${text.submit}</button>`],
];

/**
 * The library sends one page that can't be configured: a form that submits itself, seen for a moment at logging out
 * without a session and at changing accounts. Its few words become Dutch here; any other page passes unchanged.
 */
export const inDutch = (page: string) =>
  page.includes('<title>Submitting Callback</title>')
    ? DUTCH.reduce((all, [english, dutch]) => all.replace(english, dutch), page)
    : page;
