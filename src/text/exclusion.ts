/** The names of the exclusion clause's answers, in the question and in the list of what was agreed. */
export const exclusionWords = {
  ask: { none: 'Geen', soft: 'Zacht: geldt bij scheiding', hard: 'Hard: geldt bij scheiding en overlijden' },
  row: { none: 'Nee', soft: 'Ja, bij scheiding', hard: 'Ja, bij scheiding en overlijden' },
} as const;
