import type { Contact } from '../env/contact.ts';
import type { Mail, MailPurpose } from './mail.ts';
import { nameInMail } from './nameInMail.ts';

/** The parts a template fills in; plain text, not escaped yet. */
export interface MailContent {
  purpose: MailPurpose;
  recipient: string;
  subject: string;
  /** The recipient's name; absent if it may be anybody. Somebody else may have typed it. */
  firstname?: string;
  paragraphs: readonly string[];
  action?: { label: string; url: string };
  /** Small print below the signature. */
  footer: string;
  /** One click there stops mails like this one. */
  leaveUrl?: string;
}

const LEAVE = 'Geen mail meer hierover';

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Text as HTML shows it: a name with < or & stays a name (S-100). */
const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (c) => ESCAPES[c] ?? c);

/** One line without control characters: a name can't begin a header of its own (S-100). */
const oneLine = (text: string): string => text.replace(/\p{Cc}+/gu, ' ').trim();

/** The last line of each mail: how to reach the sender, also without a login. */
const contactLine = ({ email, phone }: Contact): string =>
  `Vraag, bezwaar of klacht? Mail ${email} of bel ${phone}. Dat kan ook zonder account.`;

const END = '</div></body></html>';

/** The mail with our contact details under it: those at the time of sending, whenever it was written. */
export function withContact<T extends Pick<Mail, 'text' | 'html'>>(mail: T, contact: Contact | null): T {
  if (contact === null) return mail;
  const line = contactLine(contact);
  const small = `<p style="margin:8px 0 0;font-size:13px;color:#5b6867">${escapeHtml(line)}</p>`;
  return { ...mail, text: `${mail.text}\n${line}\n`, html: mail.html.replace(END, () => `${small}\n${END}`) };
}

/** The same letter twice: as text, and as HTML that needs no picture, script or style sheet from elsewhere. */
export function composeMail(content: MailContent): Mail {
  const { purpose, recipient, subject, action, leaveUrl } = content;
  const name = nameInMail(content.firstname ?? '');
  const greeting = name === null ? 'Hallo,' : `Hallo ${name},`;
  const paragraphs = content.paragraphs.map(oneLine);
  const text = [
    greeting,
    ...paragraphs,
    ...(action ? [`${action.label}:\n${action.url}`] : []),
    'Groet,\nOnderling',
    content.footer,
    ...(leaveUrl === undefined ? [] : [`${LEAVE}:\n${leaveUrl}`]),
  ].join('\n\n');
  const p = (line: string) => `<p style="margin:0 0 16px">${escapeHtml(line)}</p>`;
  const button = action
    ? `<p style="margin:24px 0"><a href="${escapeHtml(action.url)}" style="background:#1f5f5b;color:#ffffff;padding:12px 20px;border-radius:8px;text-decoration:none">${escapeHtml(action.label)}</a></p>${p(`Werkt de knop niet? Ga dan naar ${action.url}`)}`
    : '';
  const leave =
    leaveUrl === undefined
      ? ''
      : `\n<p style="margin:8px 0 0;font-size:13px"><a href="${escapeHtml(leaveUrl)}" style="color:#5b6867">${LEAVE}</a></p>`;
  const html = `<!doctype html>
<html lang="nl"><head><meta charset="utf-8"><title>${escapeHtml(oneLine(subject))}</title></head>
<body style="margin:0;padding:24px;font-family:Arial,Helvetica,sans-serif;font-size:16px;line-height:1.5;color:#22302f;background:#ffffff">
<div style="max-width:560px;margin:0 auto">
${p(greeting)}
${paragraphs.map(p).join('\n')}
${button}
<p style="margin:24px 0 16px">Groet,<br>Onderling</p>
<p style="margin:0;font-size:13px;color:#5b6867">${escapeHtml(content.footer)}</p>${leave}
${END}
`;
  return {
    purpose,
    recipient: oneLine(recipient),
    subject: oneLine(subject),
    text: `${text}\n`,
    html,
    link: action?.url ?? null,
    ...(leaveUrl !== undefined && { leaveUrl }),
  };
}
