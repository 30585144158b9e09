import type { ContestedAct } from '../../domain/wire/contested.ts';

type Kind = ContestedAct['kind'];

/** The act, in a sentence to the account's owner. */
const ofYou: Record<Kind, (day: string) => string> = {
  signature: (day) => `Op ${day} is met jouw account ondertekend.`,
  paper: (day) => `Op ${day} is met jouw account vastgelegd dat dit op papier is ondertekend.`,
  consent: (day) => `Op ${day} is met jouw account akkoord gegaan met een voorstel.`,
  record: (day) =>
    `Op ${day} is met jouw account vastgelegd of bevestigd dat er is betaald, of dat er meer open staat.`,
  recognition: (day) => `Op ${day} is met jouw account gezegd of dit klopt.`,
  mandate: (day) => `Op ${day} is met jouw account een machtiging gegeven.`,
};

/** The same, as on the contract. */
const ofOther: Record<Kind, (who: string, day: string) => string> = {
  signature: (who, day) => `Ondertekening betwist: de handtekening van ${who} van ${day}.`,
  paper: (who, day) =>
    `Ondertekening betwist: ${who} zou op ${day} hebben vastgelegd dat dit op papier is ondertekend.`,
  consent: (who, day) => `Akkoord betwist: het antwoord van ${who} van ${day}.`,
  record: (who, day) => `Betwist: wat ${who} op ${day} zei over een betaling of over wat er open staat.`,
  recognition: (who, day) => `Betwist: het antwoord van ${who} van ${day}.`,
  mandate: (who, day) => `Betwist: de machtiging van ${who} van ${day}.`,
};

/** The sentences about acts with an account while it was in other hands (docs/decisions/0021). */
export const contestedText = {
  title: 'Was jij dit?',
  intro:
    'Je haalde je account terug. Dit is er in die tijd mee gedaan. Zeg per regel of jij het was. Tot dan staat het contract stil.',
  failed: 'We konden niet ophalen wat er met je account is gedaan.',
  ofYou,
  mandate: (name: string, matters: string) => `${name} mag namens jou antwoorden over ${matters}.`,
  yes: 'Ja, dit was ik',
  no: 'Nee, dit was ik niet',
  sure: {
    yes: {
      title: 'Weet je zeker dat jij dit was?',
      text: 'Dan telt het weer. De anderen in het contract krijgen bericht.',
      signature: 'Dan telt je handtekening weer. De anderen in het contract krijgen bericht.',
      mandate: 'Dan mag je partner weer namens jou antwoorden.',
    },
    no: {
      title: 'Weet je zeker dat jij dit niet was?',
      text: 'Dan is het contract betwist. Het blijft staan, met de bedragen, tot jullie samen iets anders afspreken. De anderen krijgen bericht.',
      signature:
        'Dan is het contract betwist. Het blijft staan, met de bedragen, tot jullie samen iets anders afspreken. Tekenden nog niet alle anderen? Dan stopt het verzoek om te ondertekenen. De anderen krijgen bericht.',
      mandate: 'Dan stopt de machtiging. Je partner krijgt bericht.',
    },
  },
  saidYes: 'Je zegt dat jij dit was. Het telt weer.',
  saidNo: 'Je zegt dat jij dit niet was.',
  onContract: {
    said: ofOther,
    waits: (name: string) =>
      `${name} haalde het account terug waar iemand anders in zat, en zegt nog of dit klopt. Tot dan verandert er niets aan dit contract.`,
    yours: 'Je haalde je account terug. Zeg bij Meldingen of jij dit was. Tot dan verandert er niets aan dit contract.',
    toNotices: 'Zeg of jij dit was',
  },
  onSigning: {
    title: 'Ondertekening betwist',
    waits: (name: string) =>
      `${name} haalde het account terug waar iemand anders in zat, en zegt nog of deze handtekening klopt.`,
    rejected: (name: string) => `${name} zegt: deze handtekening is niet van mij.`,
  },
} as const;
