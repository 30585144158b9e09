import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PLAIN_GIFT_CLAUSES } from '../../../../domain/contracts/clauses/plain.ts';
import { giftYear } from '../../../../domain/gifts/giftYear.ts';
import type { GiftContract } from '../../../../domain/wire/contract.ts';
import type { ExemptionClaim, GiftPerson } from '../../../../domain/wire/gifts.ts';
import { faults } from '../../../test/axe.ts';
import { MeterCard } from './MeterCard.tsx';

const person = (
  hashid: string,
  relation_type: GiftPerson['relation_type'],
  birthdate: string,
  partner?: string,
): GiftPerson => ({
  hashid: hashid.toLowerCase(),
  firstname: hashid,
  relation_type,
  birthdate,
  death_date: null,
  partners:
    partner === undefined
      ? []
      : [{ hashid: partner, bond: 'married' as const, from: null, contract_from: null, until: null }],
});
const people = [
  person('Jan', null, '1955-03-14', 'marijke'),
  person('Marijke', 'partner', '1957-11-02', 'jan'),
  person('Sanne', 'child', '1990-07-21', 'thomas'),
  person('Thomas', 'partner', '1988-02-09', 'sanne'),
];

function gift(
  date: string,
  euros: number,
  from = 'jan',
  to = 'sanne',
  exemption: ExemptionClaim = 'yearly',
): GiftContract {
  const party = (hashid: string) => ({ hashid, firstname: hashid, infix: '', lastname: '' });
  const terms = {
    signed_date: date,
    gift_date: date,
    purpose: '',
    exclusion_clause: 'none' as const,
    revocable: false,
    counts_toward_estate: false,
  };
  return {
    hashid: `${date}${to}`,
    type: 'GiftContract',
    total: euros * 100,
    contract: { ...terms, ...PLAIN_GIFT_CLAUSES, exemption },
    parties: { from: [party(from)], to: [party(to)] },
    version: 1,
  };
}

function show(
  contracts: GiftContract[],
  { me = 'jan', year = 2026, today = '2026-06-15', index = 0, family = people } = {},
) {
  const { meters } = giftYear(contracts, family, year, '2026-06-15');
  render(
    <main>
      <ul>
        <MeterCard meter={meters[index]!} viewpoint={{ me, year, today, people: family }} />
      </ul>
    </main>,
  );
  return screen.getByRole('listitem');
}

/** The sum, with plain spaces. */
const rows = (card: HTMLElement) =>
  within(card)
    .getAllByRole('row')
    .map((row) => row.textContent.replaceAll('\u00a0', ' '));

describe('R-8.1 the amount that may still be given without tax', () => {
  it('is shown to the giver, with the used part and who counts as one', () => {
    const card = show([gift('2026-01-20', 2_000), gift('2026-02-20', 700, 'marijke', 'thomas')]);
    expect(card).toHaveTextContent('Je kunt Sanne dit jaar nog € 4.208 belastingvrij schenken.');
    expect(card).toHaveTextContent('€ 2.700 van € 6.908 gebruikt');
    expect(card).toHaveTextContent('Sanne en Thomas tellen samen als één ontvanger.');
    expect(card).toHaveTextContent('Dat kan nog tot en met 21 juli 2030.');
  });

  it('names the parents to the partner of their child: they are not theirs', () => {
    expect(show([gift('2026-01-20', 2_700)], { me: 'thomas' })).toHaveTextContent(
      'Je kunt dit jaar nog € 4.208 belastingvrij krijgen van Jan en Marijke.',
    );
  });

  it('is shown to the recipient, mirrored', () => {
    expect(show([gift('2026-01-20', 2_700)], { me: 'sanne' })).toHaveTextContent(
      'Je kunt dit jaar nog € 4.208 belastingvrij krijgen van je ouders.',
    );
  });

  it('says what is taxed and when the return is due, to both sides', () => {
    expect(show([gift('2026-01-20', 8_000)])).toHaveTextContent(
      'Aan Sanne kun je dit jaar niets meer belastingvrij schenken.€ 6.908 van € 6.908 gebruiktOver € 1.092 betalen Sanne en Thomas samen schenkbelasting: € 109. De aangifte schenkbelasting van Sanne en Thomas moet vóór 1 maart 2027 binnen zijn.',
    );
  });

  it('to the recipient as well, who pays it once with the partner', () => {
    const card = show([gift('2026-01-20', 8_000)], { me: 'sanne' });
    expect(card).toHaveTextContent('Van je ouders kun je dit jaar niets meer belastingvrij krijgen.');
    expect(card).toHaveTextContent(
      'Over € 1.092 betalen jij en Thomas samen schenkbelasting: € 109. De aangifte schenkbelasting van jou en Thomas moet vóór 1 maart 2027 binnen zijn.',
    );
  });

  it('and to a single recipient as their own', () => {
    expect(show([gift('2026-01-20', 8_000, 'jan', 'noor')], { index: 1, me: 'noor' })).toHaveTextContent(
      /betaal je schenkbelasting: .* De aangifte schenkbelasting van jou moet/u,
    );
  });

  it('says that a raised exemption is used, or why it does not hold', () => {
    expect(show([gift('2026-01-20', 20_000, 'jan', 'sanne', 'raised_free')])).toHaveTextContent(
      'Hierbij is de eenmalig verhoogde vrijstelling gebruikt. De aangifte schenkbelasting van Sanne en Thomas moet vóór 1 maart 2027 binnen zijn.',
    );
  });

  it('names the person who died within 180 days after a gift, and says whether it counts only with the inheritance', () => {
    const died = (day: string) => people.map((one) => (one.hashid === 'jan' ? { ...one, death_date: day } : one));
    const told = (date: string, day: string) => {
      const card = show([gift(date, 8_000)], { me: 'sanne', year: Number(date.slice(0, 4)), family: died(day) });
      const text = card.textContent.replaceAll('\u00a0', ' ');
      cleanup();
      return text;
    };
    expect(told('2026-01-20', '2026-03-01')).toContain(
      'Jan overleed binnen 180 dagen na een schenking. Daarvan telt € 8.000 alleen mee bij de erfenis.',
    );
    expect(told('2025-01-20', '2025-03-01')).toContain(
      'Jan overleed binnen 180 dagen na een schenking. Die telt ook mee bij de erfenis.',
    );
  });

  it('an invalid claim is refused with its reason', () => {
    const card = show([
      gift('2022-01-20', 20_000, 'jan', 'sanne', 'raised_free'),
      gift('2026-01-20', 1_000, 'jan', 'sanne', 'raised_study'),
    ]);
    expect(card).toHaveTextContent(
      'Deze schenking valt niet onder de eenmalig verhoogde vrijstelling voor een studie: een verhoogde vrijstelling is al eerder gebruikt, en dat kan maar één keer.',
    );
    expect(card).toHaveTextContent('De eenmalig verhoogde vrijstelling is gebruikt in 2022.');
  });

  it('names somebody else’s giver: a child to its parents', () => {
    expect(show([gift('2026-01-20', 1_000, 'thomas', 'marijke')], { index: 1, me: 'noor' })).toHaveTextContent(
      'Sanne en Thomas kunnen Jan dit jaar nog € 1.769 belastingvrij schenken.',
    );
  });

  it('a year without figures says what was given, but not what may still be', () => {
    const card = show([gift('2027-01-20', 8_000)], { year: 2027, today: '2027-06-15' });
    expect(card).toHaveTextContent('€ 8.000 geschonken');
    expect(card).not.toHaveTextContent('6.908');
    expect(within(card).queryByRole('button')).toBeNull();
  });

  it('can be asked how we know: the sum that ends in what is left', async () => {
    const card = show([gift('2026-01-20', 2_700)]);
    await userEvent.click(
      within(card).getByRole('button', { name: /^Hoe komen jullie hieraan\? Belastingvrij schenken aan Sanne$/ }),
    );
    await within(card).findByRole('table');
    expect(rows(card)).toEqual([
      'Vrijstelling 2026€ 6.908,00',
      'Schenking op 20 januari 2026€ -2.700,00',
      'Nog vrij€ 4.208,00',
    ]);
    expect(card).toHaveTextContent('Artikel 24, 26, 27, 28 en 33 van de Successiewet 1956.');
    expect(card).toHaveTextContent(
      'De bedragen staan in de Successiewet 1956, zoals die luidt op 1 januari 2026 (wetten.overheid.nl).',
    );
    expect(await faults(document.body)).toEqual([]);
  });

  it('and the sum that ends in the tax, bracket by bracket', async () => {
    const card = show([gift('2026-01-20', 100_000), gift('2026-02-20', 100_000)]);
    await userEvent.click(within(card).getByRole('button'));
    await within(card).findByRole('table');
    expect(rows(card)).toEqual([
      'Schenking op 20 januari 2026€ 100.000,00',
      'Schenking op 20 februari 2026€ 100.000,00',
      'Samen geschonken€ 200.000,00',
      'Vrijstelling 2026€ -6.908,00',
      'Belast€ 193.092,00',
      '10 % van € 158.669,00€ 15.866,90',
      '20 % van € 34.423,00€ 6.884,60',
      'Schenkbelasting, naar beneden afgerond op hele euro’s€ 22.751,00',
    ]);
  });
});
