import { formatDateLong } from '../../domain/dates/dutchDate.ts';
import type { ClaimKind } from '../../domain/wire/claim.ts';
import { composeMail } from './layout.ts';
import type { Mail } from './mail.ts';

const SAID: Readonly<Record<ClaimKind, (by: string) => string>> = {
  death: (by) => `${by} heeft bij Onderling vastgelegd dat je bent overleden.`,
  block: (by) => `${by} wil je login voor jullie familie bij Onderling sluiten.`,
  divorce: (by) => `${by} heeft bij Onderling vastgelegd dat je bent gescheiden.`,
  parted: (by) => `${by} heeft bij Onderling vastgelegd dat jij en je partner uit elkaar zijn.`,
  role: (by) => `${by} wil het beheer van jullie familie bij Onderling van je terugnemen.`,
};

const FOR_THE_HEIRS =
  'Lees je dit als nabestaande? Gecondoleerd. Je hoeft niets te doen. Log niet in met deze login: dan wachten we op een antwoord van de persoon zelf.';

/**
 * To somebody about whom another recorded a claim: it counts from `until` on, unless they log in before. `url` leads to the
 * answer page.
 */
export const claimMail = (
  to: { email: string; firstname: string; by: string },
  { kind, until, url }: { kind: ClaimKind; until: string; url: string },
): Mail =>
  composeMail({
    purpose: 'security',
    recipient: to.email,
    subject: 'Er is iets over je vastgelegd bij Onderling',
    firstname: to.firstname,
    paragraphs: [
      SAID[kind](to.by),
      `Er verandert nu nog niets. Klopt het niet? Log dan in voor ${formatDateLong(until)} en zeg nee. Zodra je inlogt, kan het zonder jouw antwoord niet meer doorgaan. Log je niet in, dan geldt het vanaf die dag.`,
      ...(kind === 'death' ? [FOR_THE_HEIRS] : []),
    ],
    action: { label: 'Log in en geef antwoord', url },
    footer: 'Je krijgt deze mail altijd: het gaat over jouw login en jouw afspraken.',
  });
