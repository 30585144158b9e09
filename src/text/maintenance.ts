/** The sentences of /onderhoud (docs/screens.md 4.15). */
export const maintenanceText = {
  title: 'We zijn even bezig.',
  text: 'Onderling is over een moment terug. Wat je al bewaard had, is veilig, en wat je invulde staat nog op dit apparaat.',
  countdown: (seconds: number) =>
    seconds === 1 ? 'We proberen het over 1 seconde opnieuw.' : `We proberen het over ${seconds} seconden opnieuw.`,
  trying: 'We kijken of we terug zijn …',
  now: 'Nu proberen',
} as const;
