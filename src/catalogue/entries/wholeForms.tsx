import { DraftKeeper } from '../../forms/DraftKeeper.tsx';
import { DraftNotice } from '../../forms/DraftNotice.tsx';
import { ErrorSummary } from '../../forms/ErrorSummary.tsx';
import { Form } from '../../forms/Form.tsx';
import { FormBody } from '../../forms/FormBody.tsx';
import { InfixOffer } from '../../forms/InfixOffer.tsx';
import { KeptForm } from '../../forms/KeptForm.tsx';
import { MoneyField } from '../../forms/MoneyField.tsx';
import { NameFields } from '../../forms/NameFields.tsx';
import { OvertakenValues } from '../../forms/OvertakenValues.tsx';
import { SubmitButton } from '../../forms/SubmitButton.tsx';
import { TextField } from '../../forms/TextField.tsx';
import type { Draft } from '../../forms/useDraft.ts';
import { PartnerCode } from '../../forms/registration/PartnerCode.tsx';
import { OpenInvitation } from '../../forms/registration/OpenInvitation.tsx';
import { RegistrationForm } from '../../forms/registration/RegistrationForm.tsx';
import type { InvitationInfo } from '../../../domain/wire/registration.ts';
import type { Entry } from '../entry.ts';
import { InForm } from '../InForm.tsx';
import { LONG_NAME, LONG_TEXT } from '../samples.ts';
import { WithAnswers } from '../WithAnswers.tsx';

const nothing = () => undefined;
const noName = { firstname: '', infix: '', lastname: '' };
const draft: Draft<object> = {
  values: {},
  found: 'nothing',
  savedAt: Date.UTC(2026, 10, 20, 13, 3),
  save: nothing,
  clear: nothing,
};

const invitation: InvitationInfo = {
  invited_by: 'Jan',
  managers: 'Jan de Vries en Marijke de Vries',
  firstname: 'Sanne',
  infix: 'de',
  lastname: 'Vries',
  email: 'sanne@voorbeeld.example',
  birthdate: '1990-05-12',
  gender: 'vrouw',
  has_account: false,
};
const welcome = ({ firstname, managers }: InvitationInfo) => (
  <p>{`Welkom, ${firstname}. ${managers} nodigen je uit.`}</p>
);
const invited = (answer: object | null) => (
  <WithAnswers answers={{ 'GET invitation/sleutel': answer }}>
    <OpenInvitation token="sleutel">{welcome}</OpenInvitation>
  </WithAnswers>
);

/** Forms, and what stands around their fields. */
export const wholeFormEntries: readonly Entry[] = [
  {
    file: 'forms/DraftKeeper.tsx',
    states: {
      'net bewaard': (
        <InForm values={{}}>
          <DraftKeeper draft={draft} />
        </InForm>
      ),
    },
  },
  {
    file: 'forms/DraftNotice.tsx',
    states: {
      teruggezet: <DraftNotice found="restored" onStartOver={nothing} />,
      verouderd: <DraftNotice found="outdated" onStartOver={nothing} />,
    },
  },
  {
    file: 'forms/ErrorSummary.tsx',
    states: {
      'met een lange zin': () => (
        <ErrorSummary
          items={[
            { message: 'Vul je voornaam in.', target: 'catalogus-voornaam' },
            { message: LONG_TEXT, target: null },
          ]}
        />
      ),
    },
  },
  {
    file: 'forms/Form.tsx',
    states: {
      'leeg, met een bedrag': (
        <Form label="Betaling" initialValues={{ amount: null }} onSubmit={nothing}>
          <MoneyField name="amount" label="Bedrag" />
          <SubmitButton>Bewaar</SubmitButton>
        </Form>
      ),
    },
  },
  {
    file: 'forms/FormBody.tsx',
    states: {
      'met een concept': (
        <InForm values={{ note: '' }}>
          <FormBody failure={null} onAttempt={nothing} draft={draft} label="Opmerking">
            <TextField name="note" label="Opmerking" />
          </FormBody>
        </InForm>
      ),
    },
  },
  {
    file: 'forms/InfixOffer.tsx',
    states: {
      'met een voorstel': (
        <InForm values={{ ...noName, lastname: 'van Dijk' }} errors={{ lastname: 'gezien' }}>
          <InfixOffer />
        </InForm>
      ),
    },
  },
  {
    file: 'forms/OvertakenValues.tsx',
    states: {
      'twee waarden': (
        <InForm values={{ ...noName, lastname: 'Dijk' }}>
          <OvertakenValues<typeof noName>
            newest={{ ...noName, lastname: 'Bakker' }}
            pointsOf={({ lastname }) => [{ label: 'Achternaam', value: lastname }]}
            onGoOn={() => undefined}
          />
        </InForm>
      ),
    },
  },
  {
    file: 'forms/KeptForm.tsx',
    states: {
      leeg: (
        <KeptForm label="Bericht" keptAs="catalogus" base={null} initialValues={{ note: '' }} onSubmit={nothing}>
          <TextField name="note" label="Bericht" multiline />
          <SubmitButton>Verstuur</SubmitButton>
        </KeptForm>
      ),
    },
  },
  {
    file: 'forms/NameFields.tsx',
    wide: true,
    states: {
      leeg: (
        <InForm values={noName}>
          <NameFields />
        </InForm>
      ),
      'lange naam': (
        <InForm values={{ firstname: LONG_NAME, infix: 'van der', lastname: LONG_NAME }}>
          <NameFields />
        </InForm>
      ),
      fout: (
        <InForm values={noName} errors={{ firstname: 'Vul een voornaam in.', lastname: 'Vul een achternaam in.' }}>
          <NameFields />
        </InForm>
      ),
    },
  },
  {
    file: 'forms/SubmitButton.tsx',
    states: {
      gewoon: (
        <InForm values={{}}>
          <SubmitButton>Bewaar</SubmitButton>
        </InForm>
      ),
      'niet terug te draaien': (
        <InForm values={{}}>
          <SubmitButton final>Wis de lening</SubmitButton>
        </InForm>
      ),
      bezig: (
        <InForm values={{}} sending>
          <SubmitButton>Verstuur</SubmitButton>
        </InForm>
      ),
      'uit, met een reden': (
        <InForm values={{}}>
          <SubmitButton disabledReason="Er is geen plaats meer. Verhoog eerst het aantal.">Voeg toe</SubmitButton>
        </InForm>
      ),
    },
  },
  {
    file: 'forms/registration/OpenInvitation.tsx',
    wide: true,
    states: {
      'aan het laden': <OpenInvitation token="sleutel">{welcome}</OpenInvitation>,
      werkt: invited(invitation),
      mislukt: invited(null),
    },
  },
  {
    file: 'forms/registration/PartnerCode.tsx',
    states: {
      dicht: (
        <InForm values={{ code: '' }}>
          <PartnerCode />
        </InForm>
      ),
    },
  },
  {
    file: 'forms/registration/RegistrationForm.tsx',
    wide: true,
    states: {
      leeg: <RegistrationForm withAccount onDone={nothing} />,
      'bekend uit een uitnodiging': (
        <RegistrationForm withAccount invitation="sleutel" known={invitation} onDone={nothing} />
      ),
    },
  },
];
