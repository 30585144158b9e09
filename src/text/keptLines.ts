import { KEPT } from '../../domain/privacy/terms.ts';

const lines = (many: number): string => (many === 1 ? '1 regel' : `${many} regels`);

/** The words for the lines of a bank's file that somebody keeps for later. */
export const keptLinesText = {
  title: 'Nog te verwerken',
  hint: 'Deze regels heb je bewaard om later uit te zoeken. Alleen jij ziet ze.',
  empty: 'Hier staat niets. Weet je van een regel nog niet waar die bij hoort? Bewaar die dan bij het inlezen.',
  until: (day: string) => `Blijft hier tot ${day}.`,
  account: (tail: string) => `rekening eindigt op ${tail}`,
  loan: 'Bij welke lening hoort dit?',
  noLoan: 'Kies een lening',
  kind: 'Wat is het?',
  payment: 'Een gewone betaling',
  extra: 'Een extra aflossing',
  record: 'Zet in de lening',
  report: 'Meld deze betaling',
  drop: 'Hoort niet bij een lening',
  needLoan: 'Kies eerst bij welke lening dit hoort.',
  needPast: 'Beantwoord eerst de vraag over de andere termijnen.',
  recorded: 'De regel staat in de lening.',
  dropped: 'De regel is weg.',
  target: 'Weet ik nog niet: bewaar bij ‘Nog te verwerken’',
  there: (many: number) => `${lines(many)} uit je bestand ${many === 1 ? 'staat' : 'staan'} al bij ‘Nog te verwerken’.`,
  rest: (many: number) => `Bewaar ${lines(many)} van ‘Misschien’ die je niet aanvinkt`,
  what: `Zo’n regel komt bij ‘Nog te verwerken’, in dit scherm. We bewaren de dag, het bedrag, de naam en de laatste vier tekens van de andere rekening. Alleen jij ziet dat. Na ${KEPT.bankLineMonths} maanden gaat de regel weg.`,
  keeping: (many: number) => `${lines(many)} naar ‘Nog te verwerken’.`,
  keep: 'Bewaar',
  kept: 'De regels staan bij ‘Nog te verwerken’.',
} as const;
