import { PLAIN_GIFT_CLAUSES, PLAIN_LOAN_CLAUSES } from '../contracts/clauses/plain.ts';
import { scheduleOf } from '../loans/schedule.ts';
import { formatEuro } from '../money/format.ts';
import type { GiftContract, GiftTerms, LoanContract, LoanTerms } from '../wire/contract.ts';
import { whatYouSign } from './whatYouSign.ts';
import { whyNotHere } from './signsHere.ts';
import { consentsAsked } from './spouseConsent.ts';

const named = (firstname: string) => ({ hashid: firstname.toLowerCase(), firstname, infix: 'de', lastname: 'Vries' });
const parties = { from: [named('Jan')], to: [named('Sanne')] };

const gift = (terms: Partial<GiftTerms> = {}): GiftContract => ({
  hashid: 'gift',
  type: 'GiftContract',
  total: 600_000,
  version: 1,
  parties,
  contract: {
    ...PLAIN_GIFT_CLAUSES,
    signed_date: null,
    gift_date: null,
    purpose: '',
    exclusion_clause: 'none',
    revocable: false,
    counts_toward_estate: false,
    ...terms,
  },
});
const loan = (terms: Partial<LoanTerms> = {}, type: LoanContract['type'] = 'AnnuityLoanContract'): LoanContract => ({
  hashid: 'loan',
  type,
  total: 2_500_000,
  version: 1,
  parties,
  contract: {
    ...PLAIN_LOAN_CLAUSES,
    signed_date: null,
    start_date: '2026-01-01',
    first_payment_date: '2026-02-01',
    rate_millipercent: 3500,
    term_months: 120,
    purpose: '',
    own_home: false,
    rate_motivation: '',
    ...terms,
  },
});
const read = (sentences: string[]) => sentences.map((sentence) => sentence.replaceAll('\u00A0', ' '));

describe('the contract to sign, in three sentences', () => {
  test('a gift, as each side reads it: how much, whether it is revocable, and from what day', () => {
    expect(read(whatYouSign(gift(), 'from'))).toEqual([
      'Jan de Vries schenkt € 6.000 aan Sanne de Vries.',
      'Jij maakt dit bedrag over.',
      'Het is een schenking: het bedrag hoeft niet terug, en Jan de Vries kan de schenking niet terugdraaien.',
    ]);
    const both = { ...gift({ gift_date: '2026-12-05', revocable: true }) };
    both.parties = { from: [named('Jan'), named('Marijke')], to: parties.to };
    expect(read(whatYouSign(both, 'to'))).toEqual([
      'Jan de Vries en Marijke de Vries schenken € 6.000 aan Sanne de Vries.',
      'Jij krijgt dit bedrag op 5 december 2026, en houdt je aan de afspraken in het document.',
      'Het is een schenking: het bedrag hoeft niet terug, tenzij Jan de Vries en Marijke de Vries de schenking terugdraaien zoals in het document staat.',
    ]);
    expect(whatYouSign(both, 'from')[1]).toBe('Jij maakt dit bedrag op 5 december 2026 over.');
    expect(whatYouSign(both, 'none')[1]).toBe('Het bedrag wordt op 5 december 2026 overgemaakt.');
    expect(whatYouSign(gift(), 'none')[1]).toBe('Het bedrag wordt overgemaakt.');
  });

  test('law 15: in a loan to two borrowers, that each owes the whole, and their shares', () => {
    const two = (borrower_shares: LoanTerms['borrower_shares'] = null) => {
      const one = loan({ borrower_shares });
      return { ...one, parties: { ...one.parties, to: [named('Sanne'), named('Bram')] } };
    };
    expect(whatYouSign(two(), 'to')[3]).toBe(
      'Jullie zijn allebei aansprakelijk voor de hele schuld. Onderling draagt ieder de helft.',
    );
    const shares = [
      { hashid: 'bram', part: 30, of: 100 },
      { hashid: 'sanne', part: 70, of: 100 },
    ];
    for (const side of ['from', 'none'] as const)
      expect(read(whatYouSign(two(shares), side))[3]).toBe(
        'Sanne de Vries en Bram de Vries zijn allebei aansprakelijk voor de hele schuld. Onderling dragen Sanne de Vries 70 % en Bram de Vries 30 %.',
      );
    expect(whatYouSign(loan(), 'to')).toHaveLength(3);
  });

  test('a loan, as each side reads it: the rate, the repayments, and the last day', () => {
    // The published annuity: 25.000 at 3,5 % over 120 months is 247,21 a month.
    expect(read(whatYouSign(loan(), 'from'))).toEqual([
      'Jan de Vries leent € 25.000 uit aan Sanne de Vries, tegen 3,5 % rente per jaar.',
      'Jij leent dit geld uit, en krijgt het terug in 120 termijnen van € 247,21 per maand, rente inbegrepen.',
      'De lening loopt van 1 januari 2026 tot en met 1 januari 2036.',
    ]);
    const both = loan();
    both.parties = { from: [named('Jan'), named('Marijke')], to: parties.to };
    expect(whatYouSign(both, 'to')[0]).toMatch(/^Jan de Vries en Marijke de Vries lenen €/u);
    expect(read(whatYouSign(both, 'to'))[1]).toBe(
      'Jij belooft het terug te betalen in 120 termijnen van € 247,21 per maand, rente inbegrepen.',
    );
  });

  test('each kind of loan, by the month, the quarter and the year', () => {
    const back = (type: LoanContract['type'], terms: Partial<LoanTerms> = {}) =>
      read(whatYouSign(loan(terms, type), 'none'))[1];
    // 25.000 in 120 parts is 208,33; the first month's interest is 72,92.
    expect(back('LinearLoanContract')).toBe(
      'Het geld komt terug in 120 termijnen, te beginnen met € 281,25 per maand, rente inbegrepen.',
    );
    expect(back('RepaymentFreeLoanContract')).toBe(
      'Het geld komt terug in één keer aan het eind, en tot dan de rente per maand.',
    );
    expect(back('RepaymentFreeLoanContract', { payment_every: 3, first_payment_date: '2026-04-01' })).toMatch(
      /rente per kwartaal\.$/u,
    );
    expect(back('RepaymentFreeLoanContract', { payment_every: 12, first_payment_date: '2027-01-01' })).toMatch(
      /rente per jaar\.$/u,
    );
  });

  test('a loan without interest promises none, as its paper says', () => {
    const signed = (type: LoanContract['type'], terms: Partial<LoanTerms> = {}) =>
      read(whatYouSign(loan({ rate_millipercent: 0, ...terms }, type), 'to'));
    expect(signed('AnnuityLoanContract')[1]).toBe(
      'Jij belooft het terug te betalen in 120 termijnen van € 208,33 per maand.',
    );
    expect(signed('LinearLoanContract')[1]).toBe(
      'Jij belooft het terug te betalen in 120 termijnen van € 208,33 per maand.',
    );
    expect(signed('RepaymentFreeLoanContract')[1]).toBe(
      'Jij belooft het terug te betalen in één keer aan het eind, en tot dan niets.',
    );
    const until = { rate_fixed_until: '2028-01-01' };
    expect(signed('RepaymentFreeLoanContract', until).slice(0, 2)).toEqual([
      'Jan de Vries leent € 25.000 uit aan Sanne de Vries, tegen 0 % rente per jaar, vast tot 1 januari 2028.',
      'Jij belooft het terug te betalen in één keer aan het eind, en tot dan niets zolang de rente 0 % is.',
    ]);
  });

  test('a loan with one term is described as such, with the interest of the days before it', () => {
    const once = { term_months: 12, payment_every: 12, first_payment_date: '2027-01-01' } as const;
    // A year of 3,5 % over 25.000 is 875.
    for (const type of ['AnnuityLoanContract', 'LinearLoanContract', 'RepaymentFreeLoanContract'] as const)
      expect(read(whatYouSign(loan(once, type), 'from'))[1]).toBe(
        'Jij leent dit geld uit, en krijgt het terug in één termijn van € 25.875,00, rente inbegrepen.',
      );
    const broken = { ...once, start_date: '2025-12-15' };
    expect(read(whatYouSign(loan(broken), 'to'))[1]).toMatch(
      /^Jij belooft het terug te betalen in één termijn van € 25\.875,00, rente inbegrepen, nadat op 1 januari 2026 alleen rente is betaald\.$/u,
    );
  });

  test('a loan that was taken over shows the balance then: only that is still to come back', () => {
    const taken_over = { date: '2030-01-01', balance: 1_600_000, january: null };
    const terms = { start_date: '2026-01-01', first_payment_date: '2026-02-01', taken_over };
    const { regularPayment, terms: left } = scheduleOf('AnnuityLoanContract', 2_500_000, loan(terms).contract);
    const back = `in ${left.length} termijnen van ${formatEuro(regularPayment)} per maand, rente inbegrepen.`;
    expect(read(whatYouSign(loan(terms), 'to'))[0]).toBe(
      'Jan de Vries heeft € 25.000 uitgeleend aan Sanne de Vries, tegen 3,5 % rente per jaar. Daarvan stond op 1 januari 2030 nog € 16.000 open.',
    );
    expect(whatYouSign(loan(terms), 'to')[1]).toBe(`Jij belooft wat nog openstaat terug te betalen ${back}`);
    expect(whatYouSign(loan(terms), 'from')[1]).toBe(`Jij krijgt wat nog openstaat terug ${back}`);
    expect(whatYouSign(loan(terms), 'none')[1]).toBe(`Wat nog openstaat, komt terug ${back}`);
  });

  test('a loan whose terms allow no schedule is a programming error', () => {
    expect(() => whatYouSign(loan({ term_months: 0 }), 'from')).toThrow(/^Loan without a schedule: /u);
  });
});

describe('why something is signed on paper and not here', () => {
  const here = { firstname: 'Sanne', sub: 'sub', blocked: false, passed_away: false };

  test('a contract that needs a deed goes to the notary, whoever signs', () => {
    expect(whyNotHere(gift({ form: 'paper' }), [here], [])).toMatch(
      /^Een schenking op papier geldt alleen met een akte/u,
    );
    expect(whyNotHere(gift({ form: 'at_death' }), [here], [])).toMatch(/^Een schenking die pas na het overlijden/u);
    expect(whyNotHere(gift({ form: 'real_estate' }), [here], [])).toMatch(
      /^Een huis of een stuk grond gaat alleen over/u,
    );
    expect(whyNotHere(gift({ exemption: 'raised_study' }), [here], [])).toMatch(
      /^De hogere vrijstelling voor een dure/u,
    );
    for (const terms of [{ form: 'paper' }, { form: 'real_estate' }, { exemption: 'raised_study' }] as const)
      expect(whyNotHere(gift(terms), [here], [])).toMatch(/Neem het concept mee naar de notaris\.$/u);
  });

  test('every signer has a working login, or the sentence names those without', () => {
    const bram = { ...here, firstname: 'Bram' };
    expect(whyNotHere(gift(), [here, bram], [])).toBeNull();
    expect(whyNotHere(gift(), [here, { ...bram, passed_away: true, sub: null }], [])).toBe(
      'Bram is overleden. Leg met de erfgenamen op papier vast wat jullie afspreken.',
    );
    expect(whyNotHere(gift(), [here, { ...bram, sub: null }], [])).toBe(
      'Bram heeft nog geen eigen login. Zodra die er is, kun je dit hier laten ondertekenen. Wil je niet wachten? Onderteken dan samen op papier.',
    );
    expect(whyNotHere(gift(), [here, { ...bram, blocked: true }], [])).toBe(
      'Bram is geblokkeerd en kan niet inloggen. Onderteken daarom samen op papier.',
    );
  });

  test('R-5.2 a consenting spouse signs here with a login, and on paper without one', () => {
    const [jan, marijke] = [
      { ...here, firstname: 'Jan' },
      { ...here, firstname: 'Marijke' },
    ];
    expect(whyNotHere(gift(), [here], [{ of: jan, spouse: marijke }])).toBeNull();
    const without = { of: jan, spouse: { ...marijke, sub: null } };
    expect(whyNotHere(gift(), [here], [without])).toMatch(
      /^Marijke geeft als partner van Jan toestemming \(artikel 1:88 en 1:89.*Marijke heeft geen eigen login\. Onderteken daarom op papier.*‘Niet nodig’\.$/u,
    );
    expect(whyNotHere(gift({ giver_spouse: 'signs' }), [here], [without])).toMatch(/waar de partner meetekent\.$/u);
    expect(whyNotHere(loan(), [here], [without])).toMatch(/waar de partner meetekent\.$/u);
    expect(whyNotHere(gift(), [here], [{ of: jan, spouse: { ...marijke, blocked: true } }])).toMatch(
      /Marijke is geblokkeerd\./u,
    );
    expect(whyNotHere(gift({ giver_spouse: 'signs' }), [here], [{ of: jan, spouse: null }])).toMatch(
      /^Dit contract vraagt toestemming van de partner van Jan .* De familie kent die niet/u,
    );
  });
});

describe('law 8: the spouse who must consent to a contract without being a party (BW 1:88)', () => {
  const someone = (id: number) => ({ id, passed_away: false });
  const couple = (self_id: number, partner_id: number) => ({
    ...{ self_id, partner_id, bond: 'married', until_date: null },
  });
  const known = (...couples: ReturnType<typeof couple>[]) => ({ people: [1, 2, 3, 4].map(someone), couples });
  const from = (...ids: number[]) => ids.map((id) => ({ ...someone(id), side: 'from' as const }));
  const to = (...ids: number[]) => ids.map((id) => ({ ...someone(id), side: 'to' as const }));
  const asked = (...[contract, parties, couples]: Parameters<typeof consentsAsked>) =>
    consentsAsked(contract, parties, couples).map(({ of, spouse }) => [of.id, spouse?.id ?? null]);

  test('the known spouse of a giver is asked, unless the agreement says that it is not needed', () => {
    const parties = [...from(1), ...to(3)];
    expect(asked(gift(), parties, known(couple(2, 1)))).toEqual([[1, 2]]);
    expect(asked(gift({ giver_spouse: 'signs' }), parties, known(couple(2, 1)))).toEqual([[1, 2]]);
    expect(asked(gift({ giver_spouse: 'not_needed' }), parties, known(couple(2, 1)))).toEqual([]);
    // The law requires nothing of recipients.
    expect(asked(gift(), parties, known(couple(3, 4)))).toEqual([]);
  });

  test('an unknown spouse is asked only if the agreement says that a spouse signs', () => {
    expect(asked(gift(), [...from(1), ...to(3)], known())).toEqual([]);
    expect(asked(gift({ giver_spouse: 'signs' }), [...from(1), ...to(3)], known())).toEqual([[1, null]]);
  });

  test('a couple that gives asks nobody, two others each their own, and a recipient from a spouse signs as recipient', () => {
    expect(asked(gift(), [...from(1, 2), ...to(3)], known(couple(1, 2)))).toEqual([]);
    expect(asked(gift({ giver_spouse: 'signs' }), [...from(1, 2), ...to(3)], known(couple(1, 2)))).toEqual([]);
    expect(asked(gift(), from(1, 2), known(couple(1, 3), couple(4, 2)))).toEqual([
      [1, 3],
      [2, 4],
    ]);
    expect(asked(gift(), [...from(1), ...to(2)], known(couple(1, 2)))).toEqual([]);
  });

  test('for a loan as its terms say, on either side', () => {
    const parties = [...from(1), ...to(3)];
    const couples = known(couple(1, 2), couple(3, 4));
    const terms = { spouse_consent: false, borrower_spouse: false };
    expect(asked(loan(terms), parties, couples)).toEqual([]);
    expect(asked(loan({ ...terms, spouse_consent: true }), parties, couples)).toEqual([[1, 2]]);
    expect(asked(loan({ ...terms, borrower_spouse: true }), parties, couples)).toEqual([[3, 4]]);
  });
});
