import { DateField } from '../../forms/DateField.tsx';
import { DayField } from '../../forms/DayField.tsx';
import { MoneyField } from '../../forms/MoneyField.tsx';
import { PasswordChecklist } from '../../forms/PasswordChecklist.tsx';
import { PasswordField } from '../../forms/PasswordField.tsx';
import { PercentField } from '../../forms/PercentField.tsx';
import { PhoneField } from '../../forms/PhoneField.tsx';
import { PostalFields } from '../../forms/PostalFields.tsx';
import { TermField } from '../../forms/TermField.tsx';
import { TextField } from '../../forms/TextField.tsx';
import type { Entry } from '../entry.ts';
import { InForm } from '../InForm.tsx';
import { LONG_TEXT } from '../samples.ts';

const money = <MoneyField name="amount" label="Bedrag" hint="Bijvoorbeeld 25.000" words />;
const percent = <PercentField name="rate" label="Rente per jaar" hint="Bijvoorbeeld 3,5" />;
const date = <DateField name="date" label="Geboortedatum" />;
const day = <DayField name="date" label="Betaald op" />;
const phone = <PhoneField name="phone" label="Telefoon" optional />;
const term = <TermField name="term" label="Hoelang loopt de lening?" />;
const text = <TextField name="text" label="E-mailadres" type="email" hint="Hiermee log je in." />;
const purpose = <TextField name="text" label="Waarvoor is het geld?" multiline optional />;
const password = <PasswordField name="password" label="Wachtwoord" />;
const newPassword = <PasswordField name="password" label="Nieuw wachtwoord" isNew />;

/** Fields in which a person types. */
export const textFieldEntries: readonly Entry[] = [
  {
    file: 'forms/DateField.tsx',
    states: {
      leeg: <InForm values={{ date: '' }}>{date}</InForm>,
      gevuld: <InForm values={{ date: '1985-01-31' }}>{date}</InForm>,
      fout: (
        <InForm values={{ date: '31-02-1985' }} errors={{ date: 'Deze dag bestaat niet.' }}>
          {date}
        </InForm>
      ),
    },
  },
  {
    file: 'forms/DayField.tsx',
    states: {
      leeg: <InForm values={{ date: '' }}>{day}</InForm>,
      gevuld: <InForm values={{ date: '2026-11-20' }}>{day}</InForm>,
      fout: (
        <InForm values={{ date: '2027-11-20' }} errors={{ date: 'Deze dag komt nog.' }}>
          {day}
        </InForm>
      ),
    },
  },
  {
    file: 'forms/MoneyField.tsx',
    states: {
      leeg: <InForm values={{ amount: null }}>{money}</InForm>,
      'gevuld, met woorden': <InForm values={{ amount: 2_512_345 }}>{money}</InForm>,
      fout: (
        <InForm values={{ amount: 0 }} errors={{ amount: 'Vul een bedrag in dat hoger is dan nul.' }}>
          {money}
        </InForm>
      ),
    },
  },
  {
    file: 'forms/PasswordChecklist.tsx',
    states: {
      leeg: <PasswordChecklist id="catalogus-wachtwoord-leeg" value="" />,
      'voor een deel': <PasswordChecklist id="catalogus-wachtwoord-deels" value="Appel12" />,
      'in orde': <PasswordChecklist id="catalogus-wachtwoord-vol" value="Appeltaart-12!" />,
    },
  },
  {
    file: 'forms/PasswordField.tsx',
    states: {
      leeg: <InForm values={{ password: '' }}>{password}</InForm>,
      'nieuw, gevuld': <InForm values={{ password: 'Appeltaart-12' }}>{newPassword}</InForm>,
      fout: (
        <InForm values={{ password: 'appel' }} errors={{ password: 'Dit wachtwoord is te kort.' }}>
          {newPassword}
        </InForm>
      ),
    },
  },
  {
    file: 'forms/PercentField.tsx',
    states: {
      leeg: <InForm values={{ rate: null }}>{percent}</InForm>,
      gevuld: <InForm values={{ rate: 3500 }}>{percent}</InForm>,
      fout: (
        <InForm values={{ rate: 300_000 }} errors={{ rate: 'De rente kan niet hoger zijn dan 100 %.' }}>
          {percent}
        </InForm>
      ),
    },
  },
  {
    file: 'forms/PhoneField.tsx',
    states: {
      leeg: <InForm values={{ phone: '' }}>{phone}</InForm>,
      gevuld: <InForm values={{ phone: '+31612345678' }}>{phone}</InForm>,
      fout: (
        <InForm values={{ phone: '+31 6123' }} errors={{ phone: 'Dit is geen Nederlands telefoonnummer.' }}>
          {phone}
        </InForm>
      ),
    },
  },
  {
    file: 'forms/PostalFields.tsx',
    states: {
      leeg: (
        <InForm values={{ street: '', town: '' }}>
          <PostalFields />
        </InForm>
      ),
      'lange tekst, en een fout': (
        <InForm values={{ street: LONG_TEXT, town: '' }} errors={{ town: 'Vul ook de plaats in.' }}>
          <PostalFields />
        </InForm>
      ),
    },
  },
  {
    file: 'forms/TermField.tsx',
    states: {
      leeg: <InForm values={{ term: null }}>{term}</InForm>,
      gevuld: <InForm values={{ term: 126 }}>{term}</InForm>,
      fout: (
        <InForm values={{ term: 0 }} errors={{ term: 'De lening loopt ten minste een maand.' }}>
          {term}
        </InForm>
      ),
    },
  },
  {
    file: 'forms/TextField.tsx',
    states: {
      leeg: <InForm values={{ text: '' }}>{text}</InForm>,
      gevuld: <InForm values={{ text: 'sanne@voorbeeld.example' }}>{text}</InForm>,
      fout: (
        <InForm values={{ text: 'sanne@' }} errors={{ text: 'Dit is geen e-mailadres.' }}>
          {text}
        </InForm>
      ),
      'alleen lezen': (
        <InForm values={{ text: 'bram@voorbeeld.example' }}>
          <TextField name="text" label="E-mailadres" readOnly />
        </InForm>
      ),
      'meer regels, lange tekst': <InForm values={{ text: LONG_TEXT }}>{purpose}</InForm>,
    },
  },
];
