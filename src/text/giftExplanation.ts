/** How a meter came about: fetched after the list is drawn (docs/performance.md). */
export const giftExplanationText = {
  rule: {
    child:
      'Alles van één kalenderjaar telt bij elkaar. Ouders tellen samen als één gever, ook als ze gescheiden zijn. Een kind en de partner tellen samen als één ontvanger.',
    grandchild:
      'Alles van één kalenderjaar telt bij elkaar. Voor een schenking aan een kleinkind geldt de vrijstelling voor “overige” schenkingen; het tarief is 18 %, en 36 % over het hoogste deel.',
    partner:
      'Alles van één kalenderjaar telt bij elkaar. Tussen partners geldt de vrijstelling voor “overige” schenkingen.',
    other:
      'Alles van één kalenderjaar telt bij elkaar. Voor een schenking die niet van ouders aan hun kind is, geldt de vrijstelling voor “overige” schenkingen.',
  },
  article: 'Artikel 24, 26, 27, 28 en 33 van de Successiewet 1956.',
  callableArticle: 'Voor een lening die snel kan worden opgeëist: artikel 15 van de Successiewet 1956.',
  line: {
    gift: (day: string) => `Schenking op ${day}`,
    forgiveness: (day: string) => `Kwijtgescholden op ${day}`,
    callable: (year: number) => `Rente onder 6 % in ${year} op een lening die snel kan worden opgeëist`,
  },
  total: 'Samen geschonken',
  byGiver: 'Schenkbelasting die de gever betaalt, ook een schenking',
  taxed: 'Belast',
  part: (percent: number, base: string) => `${percent} % van ${base}`,
  tax: 'Schenkbelasting, naar beneden afgerond op hele euro’s',
  paidByGiver: 'Daarvan betaalt de gever',
  left: 'Nog vrij',
  source: (year: number) =>
    `De bedragen staan in de Successiewet 1956, zoals die luidt op 1 januari ${year} (wetten.overheid.nl).`,
  rounding: 'De belasting is naar beneden afgerond op hele euro’s. De Belastingdienst stelt het bedrag vast.',
  partners:
    'Wie partners zijn, vul je in bij Familie. Getrouwd of geregistreerd: vanaf die dag, en voor een schenking aan of van jullie samen al een jaar eerder (artikel 26 lid 2). Samenwonend: na vijf jaar op één adres, of na twee jaar met een samenlevingscontract van de notaris (artikel 1a). Is het niet ingevuld, dan rekenen we alsof jullie partners zijn.',
} as const;
