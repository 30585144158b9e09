/** The sentences about what each child got. */
export const equalSharesText = {
  title: 'Gelijk delen',
  intro:
    'Wat ieder kind van de ouders kreeg en leende, over alle jaren, ook in gearchiveerde contracten. Wat naar de partner ging, telt bij het kind mee.',
  failed: 'We konden niet ophalen wat ieder kind kreeg.',
  failedHint: 'Je gegevens zijn veilig.',
  empty: 'Er is nog niets om te vergelijken.',
  emptyHint:
    'Zodra je kinderen een schenking of een lening met een datum van ondertekening hebben, zie je hier wat ieder kreeg.',
  hidden: 'Dit overzicht ziet alleen wie de familie beheert.',
  hiddenHint: 'Wat je zelf kreeg en leende, zie je bij je contracten.',
  toOverview: 'Naar overzicht',
  table: {
    caption: 'Per kind, bedragen in euro',
    child: 'Kind',
    received: 'Geschonken',
    forgiven: 'Kwijtgescholden',
    got: 'Samen gekregen',
    borrowed: 'Geleend',
    open: 'Daarvan nog open',
    estate: 'Telt mee bij de erfenis',
    total: 'Samen',
  },
  same: 'Alle kinderen kregen evenveel.',
  difference: (most: string, least: string, amount: string) => `${most} kreeg ${amount} meer dan ${least}.`,
  estate: 'Telt mee bij de erfenis',
  estateRule:
    'Een schenking telt bij het verdelen van de erfenis alleen mee als dat bij de schenking is afgesproken, of later in een testament. Dat heet inbreng. Hier staat wat volgens de contracten meetelt.',
  estateArticle: 'Artikel 229 van Boek 4 van het Burgerlijk Wetboek.',
  estateNote:
    'Wat in een testament staat, weten wij niet. Een lening die bij overlijden nog open staat, hoort ook bij de erfenis.',
  nominal:
    'De bedragen zijn zoals ze waren: we rekenen geen rente of inflatie over oude schenkingen. Een concept telt niet mee.',
  who: 'Wie mag dit zien?',
  whoHint:
    'Kies je “iedereen”, dan ziet elk familielid met een eigen login wat ieder kind kreeg en leende. De contracten zelf blijven voor wie er in staan.',
  choices: { parents: 'Alleen wie de familie beheert', everyone: 'Iedereen in de familie met een login' },
  saved: 'Bewaard.',
  askTitle: 'Aan iedereen laten zien?',
  askText:
    'Iedereen in de familie met een eigen login ziet dan wat ieder kind kreeg en leende, ook partners en andere familieleden. Je kunt het weer uitzetten, maar wat iemand gezien heeft, is gezien.',
  askVerb: 'Toon het',
} as const;
