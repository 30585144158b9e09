/** Explanations of the hard words in the clauses, each in a few sentences. */
export const clauseMeanings: Readonly<Record<string, string>> = {
  callable:
    'Opeisen is: het hele bedrag in één keer terugvragen. Mag dat altijd, dan weet wie leent nooit hoelang het geld kan blijven. Mag het alleen in vaste gevallen, dan wel.',
  call_events:
    'Beslag is: een ander die nog geld krijgt, laat bezit vastzetten. Bij schuldsanering lost iemand met hulp van de rechter schulden af. Vaak wil wie uitleent het geld dan meteen terug.',
  late_payment:
    'Na een herinnering: er komt pas rente bij als eerst om de betaling is gevraagd. Vanaf de dag van de termijn: dat gaat vanzelf, ook als iemand het vergat.',
  day_count:
    'Dit telt alleen als er rente is over een deel van een maand. Banken rekenen vaak met maanden van 30 dagen. Het verschil is meestal klein.',
  security:
    'Met een hypotheek mag wie uitleent het huis laten verkopen als er niet wordt betaald. Pandrecht is dat voor iets anders, zoals een auto. Zonder zekerheid vertrouwen jullie op elkaar.',
  subordinated:
    'Achterstelling is: is er te weinig geld voor alle schulden, dan wordt de bank eerst betaald. Wie uitleent krijgt wat er daarna over is. Een bank vraagt dit soms bij een hypotheek.',
  exclusion_on_forgiven:
    'Hoeft later een deel niet terug, dan is dat een schenking. Met deze clausule wordt die niet gedeeld met een partner. Zacht: niet bij een scheiding. Hard: ook niet bij overlijden.',
  borrower_spouse:
    'De partner leent niet mee, maar tekent dat het mag. Is die toestemming nodig en is ze er niet? Dan kan de partner de afspraak later ongedaan maken.',
  spouse_consent:
    'De partner leent zelf niets uit, maar tekent dat het mag. Meestal is dat niet nodig, maar wel als de rente zo laag is dat het een grote schenking is. Zo is later wel duidelijk dat de partner ervan wist.',
  exclusion_clause:
    'Met deze clausule wordt de schenking niet gedeeld met een partner. Zacht: niet bij een scheiding. Hard: ook niet bij overlijden. Zonder clausule telt ze soms mee in een huwelijk.',
  counts_toward_estate:
    'Bij de erfenis gaat deze schenking dan af van het deel van wie haar kreeg. Zo krijgen bijvoorbeeld broers en zussen in totaal evenveel.',
  revocable:
    'Dan mag wie geeft het geld later terugvragen. Wie het krijgt, weet dus nooit zeker of het blijft. Kies dit alleen met een goede reden.',
  condition:
    'Vooraf: het geld komt pas als er iets is gebeurd, zoals een diploma. Achteraf: het geld gaat terug als er iets gebeurt, zoals de verkoop van een huis.',
  administration:
    'Bewind is: het geld is al van wie het krijgt, maar een ander beslist erover. Dat kan tot een leeftijd die jullie kiezen. Het past bij iemand die nog jong is.',
  giver_spouse:
    'Wie getrouwd is, mag een grote schenking niet alleen doen. De partner moet het goedvinden. Geven jullie samen, dan is dit niet nodig.',
};
