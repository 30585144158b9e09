import { MeterBar } from '../../components/gifts/MeterBar.tsx';
import { ShareBars, type NamedShare } from '../../components/gifts/ShareBars.tsx';
import { TriedGifts } from '../../components/gifts/TriedGifts.tsx';
import type { GiftEntry } from '../../../domain/gifts/entries.ts';
import type { GiftPerson, GiftYear } from '../../../domain/wire/gifts.ts';
import { DAY } from '../day.ts';
import type { Entry } from '../entry.ts';
import { WithAnswers } from '../WithAnswers.tsx';

const share = (firstname: string, amounts: Partial<NamedShare> = {}): NamedShare => ({
  child: firstname,
  firstname,
  people: [firstname],
  received: 0,
  forgiven: 0,
  borrowed: 0,
  open: 0,
  estate: 0,
  ...amounts,
});

const person = (hashid: string, firstname: string, relation_type: GiftPerson['relation_type']): GiftPerson => ({
  hashid,
  firstname,
  relation_type,
  birthdate: '1985-03-14',
  death_date: null,
  partners: [],
});

const year: GiftYear = {
  year: 2026,
  figures: true,
  people: [person('jan', 'Jan', null), person('sanne', 'Sanne', 'child')],
  meters: [],
  waiting: [],
  possible: [],
};

const gift: GiftEntry = {
  kind: 'gift',
  contract: null,
  date: DAY,
  amount: 270_000,
  from: ['jan'],
  to: ['sanne'],
  exemption: 'yearly',
};

const ASKED = 'GET gifts/meter?year=2026';
const note = (of: number) => `Dit telt mee in ${of}.`;
const tried = (entry: GiftEntry | null) => <TriedGifts entry={entry} today={DAY} replaced={null} note={note} />;

/** Components of what was given. */
export const giftEntries: readonly Entry[] = [
  {
    file: 'components/gifts/MeterBar.tsx',
    states: {
      leeg: <MeterBar used={0} limit={690_800} />,
      'voor een deel': <MeterBar used={270_000} limit={690_800} />,
      vol: <MeterBar used={900_000} limit={690_800} />,
    },
  },
  {
    file: 'components/gifts/ShareBars.tsx',
    states: {
      gevuld: (
        <ShareBars
          shares={[
            share('Sanne', { received: 690_800, forgiven: 250_000, open: 2_312_345 }),
            share('Bram', { received: 1_200_000 }),
            share('Noor'),
          ]}
        />
      ),
      leeg: <ShareBars shares={[share('Sanne'), share('Bram')]} />,
    },
  },
  {
    file: 'components/gifts/TriedGifts.tsx',
    states: {
      'nog niets ingevuld': tried(null),
      'aan het laden': tried(gift),
      'blijft vrij': <WithAnswers answers={{ [ASKED]: year }}>{tried(gift)}</WithAnswers>,
      'met schenkbelasting': (
        <WithAnswers answers={{ [ASKED]: year }}>{tried({ ...gift, amount: 5_000_000 })}</WithAnswers>
      ),
      mislukt: <WithAnswers answers={{ [ASKED]: null }}>{tried(gift)}</WithAnswers>,
    },
  },
];
