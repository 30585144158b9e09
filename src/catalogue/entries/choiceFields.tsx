import { GiftIcon } from '../../components/icons/contractIcons.tsx';
import { CheckboxField } from '../../forms/CheckboxField.tsx';
import { ChoicesField } from '../../forms/ChoicesField.tsx';
import { RadioCards } from '../../forms/RadioCards.tsx';
import { RadioField } from '../../forms/RadioField.tsx';
import { SelectField } from '../../forms/SelectField.tsx';
import type { Entry } from '../entry.ts';
import { InForm } from '../InForm.tsx';
import { LONG_NAME, LONG_TEXT } from '../samples.ts';

const options = [
  { value: 'sanne', label: 'Sanne' },
  { value: 'bram', label: 'Bram' },
  { value: 'noor', label: 'Noor (heeft al een partner)', disabled: true },
  { value: 'lang', label: LONG_NAME },
];
const cards = [
  { value: 'gift', icon: <GiftIcon />, title: 'Schenking', text: 'Je geeft geld, en krijgt het niet terug.' },
  { value: 'loan', title: 'Lening', text: LONG_TEXT, extra: 'Elke maand hetzelfde bedrag.' },
];
const CHOOSE = 'Kies een van de mogelijkheden.';

const checkbox = <CheckboxField name="on" label="Voor het eigen huis" hint="Dan is de rente misschien aftrekbaar." />;
const choices = <ChoicesField name="who" label="Wie krijgt het geld?" hint="Kies er een of twee." options={options} />;
const radio = <RadioField name="who" label="Van wie is dit de partner?" options={options} />;
const select = (
  <SelectField name="who" label="Kind van wie?" hint="Laat dit leeg als je het niet weet." options={options} />
);
const radioCards = <RadioCards name="kind" label="Wat leg je vast?" cards={cards} />;

/** Fields in which a person chooses. */
export const choiceFieldEntries: readonly Entry[] = [
  {
    file: 'forms/CheckboxField.tsx',
    states: {
      uit: <InForm values={{ on: false }}>{checkbox}</InForm>,
      aan: <InForm values={{ on: true }}>{checkbox}</InForm>,
      vast: (
        <InForm values={{ on: true }}>
          <CheckboxField
            name="on"
            label="Eigen login"
            hint={LONG_TEXT}
            locked="Neem contact op om dit te verwijderen."
          />
        </InForm>
      ),
      fout: (
        <InForm values={{ on: false }} errors={{ on: 'Zet hier een vinkje.' }}>
          {checkbox}
        </InForm>
      ),
    },
  },
  {
    file: 'forms/ChoicesField.tsx',
    states: {
      leeg: <InForm values={{ who: [] }}>{choices}</InForm>,
      gevuld: <InForm values={{ who: ['sanne', 'lang'] }}>{choices}</InForm>,
      'naast elkaar': (
        <InForm values={{ who: ['bram'] }}>
          <ChoicesField name="who" label="Wie betaalt?" options={options.slice(0, 3)} inRow optional />
        </InForm>
      ),
      fout: (
        <InForm values={{ who: [] }} errors={{ who: CHOOSE }}>
          {choices}
        </InForm>
      ),
    },
  },
  {
    file: 'forms/RadioCards.tsx',
    wide: true,
    states: {
      leeg: <InForm values={{ kind: '' }}>{radioCards}</InForm>,
      gevuld: <InForm values={{ kind: 'gift' }}>{radioCards}</InForm>,
      fout: (
        <InForm values={{ kind: '' }} errors={{ kind: CHOOSE }}>
          {radioCards}
        </InForm>
      ),
    },
  },
  {
    file: 'forms/RadioField.tsx',
    states: {
      leeg: <InForm values={{ who: '' }}>{radio}</InForm>,
      gevuld: <InForm values={{ who: 'sanne' }}>{radio}</InForm>,
      fout: (
        <InForm values={{ who: '' }} errors={{ who: CHOOSE }}>
          {radio}
        </InForm>
      ),
    },
  },
  {
    file: 'forms/SelectField.tsx',
    states: {
      leeg: <InForm values={{ who: '' }}>{select}</InForm>,
      'gevuld, lange tekst': <InForm values={{ who: 'lang' }}>{select}</InForm>,
      fout: (
        <InForm values={{ who: '' }} errors={{ who: CHOOSE }}>
          {select}
        </InForm>
      ),
    },
  },
];
