/** Somebody else saved something while it was changed here. */
export const overtakenText = {
  contract: 'Iemand heeft dit contract intussen gewijzigd. Dit is het verschil met wat jij invulde.',
  person: 'Iemand heeft deze gegevens intussen gewijzigd. Dit is het verschil met wat jij invulde.',
  theirs: 'Nu bewaard',
  mine: 'Jij vulde in',
  personWords: { point: 'Gegeven', none: 'Niet ingevuld' },
  takeMine: 'Ga verder met wat ik invulde',
  takeTheirs: 'Neem over wat nu bewaard is',
} as const;
