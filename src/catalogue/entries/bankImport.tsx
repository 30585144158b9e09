import { useReducer } from 'react';
import { BankImportDialog } from '../../components/bankImport/BankImportDialog.tsx';
import { ChooseFiles } from '../../components/bankImport/ChooseFiles.tsx';
import { GroupItem } from '../../components/bankImport/GroupItem.tsx';
import { ImportDone, UndoImport } from '../../components/bankImport/ImportDone.tsx';
import { KeptBefore } from '../../components/bankImport/KeptBefore.tsx';
import { KeptItem } from '../../components/bankImport/KeptItem.tsx';
import { KeptList } from '../../components/bankImport/KeptList.tsx';
import { LineRow } from '../../components/bankImport/LineRow.tsx';
import { OtherLines } from '../../components/bankImport/OtherLines.tsx';
import { PastQuestion } from '../../components/bankImport/PastQuestion.tsx';
import { Questions } from '../../components/bankImport/Questions.tsx';
import { Review } from '../../components/bankImport/Review.tsx';
import { SheetChooser } from '../../components/bankImport/SheetChooser.tsx';
import { PageDialog } from '../../components/PageDialog.tsx';
import { choose, NO_CHOICES } from '../../store/modules/bankImport/importChoices.ts';
import type { Entry } from '../entry.ts';
import { Kept } from '../Kept.tsx';
import { LONG_TEXT } from '../samples.ts';
import { WithAnswers } from '../WithAnswers.tsx';
import { groups, kept, known, loan, made, read } from './bankSamples.ts';

const nothing = () => undefined;
const terms = [
  { date: '2026-04-01', amount: 24_722 },
  { date: '2026-05-01', amount: 24_722 },
];
const rows = [
  ['01-02-2026', '247,22', 'S de Vries', 'Lening februari'],
  ['01-03-2026', '247,22', 'S de Vries', 'Lening maart'],
];
const sheet = {
  columns: ['Datum', 'Bedrag', 'Van wie', 'Kolom D'],
  rows,
  firstRows: rows,
  guess: { day: 0, amount: 1, name: 2, description: null },
};

function Group({ at }: { at: 0 | 1 }) {
  return (
    <Kept first={new Set<number>(at === 0 ? [0] : [])}>
      {(ticked, onChange) => (
        <ul style={{ margin: 0, padding: 0 }}>
          <GroupItem
            group={groups[at]}
            read={read}
            ticked={ticked}
            onTick={(lines, on) => onChange(new Set(on ? [...ticked, ...lines] : []))}
          />
        </ul>
      )}
    </Kept>
  );
}

function Asked() {
  const [choices, dispatch] = useReducer(choose, NO_CHOICES);
  return (
    <Questions
      read={read}
      choices={choices}
      accounts={[{ account: 'sanne NL20', name: 'Sanne de Vries', iban: 'NL20INGB0001234567' }]}
      past={new Map([[loan.hashid, terms]])}
      onChoose={dispatch}
    />
  );
}

/** The steps of taking payments from a bank's file. */
export const bankImportEntries: readonly Entry[] = [
  {
    file: 'components/bankImport/BankImportDialog.tsx',
    states: {
      'aan het laden': (close) => <BankImportDialog onClose={close} />,
      mislukt: (close) => (
        <WithAnswers answers={{ 'GET bank-import/known': null }}>
          <BankImportDialog onClose={close} />
        </WithAnswers>
      ),
      'nog geen lening': (close) => (
        <WithAnswers answers={{ 'GET bank-import/known': { ...known, loans: [], kept: [], imports: [] } }}>
          <BankImportDialog onClose={close} />
        </WithAnswers>
      ),
    },
  },
  {
    file: 'components/bankImport/ChooseFiles.tsx',
    states: {
      gewoon: <ChooseFiles why={null} onFiles={nothing} />,
      fout: <ChooseFiles why="Dit bestand kunnen we niet lezen." onFiles={nothing} />,
    },
  },
  {
    file: 'components/bankImport/GroupItem.tsx',
    states: { 'voor een deel gekozen': <Group at={0} />, 'met een lange reden': <Group at={1} /> },
  },
  {
    file: 'components/bankImport/ImportDone.tsx',
    states: {
      klaar: (close) => <ImportDone made={made} onClose={close} />,
      'alleen terugdraaien': <UndoImport made={made} onUndone={nothing} />,
    },
  },
  { file: 'components/bankImport/KeptBefore.tsx', states: { gevuld: <KeptBefore known={known} loans={[loan]} /> } },
  {
    file: 'components/bankImport/KeptItem.tsx',
    states: {
      'een lening': (
        <ul style={{ margin: 0, padding: 0 }}>
          <KeptItem kept={kept} known={known} loans={[loan]} onGone={nothing} />
        </ul>
      ),
      'nog kiezen': (
        <ul style={{ margin: 0, padding: 0 }}>
          <KeptItem
            kept={{ ...kept, hashid: 'k2', name: LONG_TEXT, amount: -24_722 }}
            known={known}
            loans={[loan, { ...loan, hashid: 'twee', total: 1_000_000 }]}
            onGone={nothing}
          />
        </ul>
      ),
    },
  },
  {
    file: 'components/bankImport/KeptList.tsx',
    states: { leeg: <KeptList known={{ ...known, kept: [] }} loans={[loan]} /> },
  },
  {
    file: 'components/bankImport/LineRow.tsx',
    states: {
      'uit en aan': (
        <Kept first={[false, true]}>
          {(on, onChange) => (
            <ul style={{ margin: 0, padding: 0 }}>
              {read.bankLines.slice(2).map((line, k) => (
                <LineRow
                  key={line.day}
                  line={line}
                  reason={k === 0 ? 'Dit is een extra aflossing.' : ''}
                  checked={on[k] ?? false}
                  onChange={(next) => onChange(on.map((one, at) => (at === k ? next : one)))}
                />
              ))}
            </ul>
          )}
        </Kept>
      ),
    },
  },
  {
    file: 'components/bankImport/OtherLines.tsx',
    states: {
      dicht: <OtherLines read={read} byHand={new Map()} later={new Set()} onPick={nothing} onLater={nothing} />,
    },
  },
  {
    file: 'components/bankImport/PastQuestion.tsx',
    states: {
      'nog geen antwoord': (
        <Kept<boolean | undefined> first={undefined}>
          {(answer, onAnswer) => <PastQuestion loan={loan} terms={terms} answer={answer} onAnswer={onAnswer} />}
        </Kept>
      ),
      betaald: (
        <Kept<boolean | undefined> first>
          {(answer, onAnswer) => <PastQuestion loan={loan} terms={terms} answer={answer} onAnswer={onAnswer} />}
        </Kept>
      ),
    },
  },
  { file: 'components/bankImport/Questions.tsx', states: { 'alle vragen': <Asked /> } },
  {
    file: 'components/bankImport/Review.tsx',
    states: {
      'met een geweigerd bestand': (close) => (
        <PageDialog open wide title="Betalingen uit je bank" onClose={close}>
          <Review
            read={read}
            refused={[{ name: 'vakantie.pdf', why: 'Dit is geen bestand van een bank.' }]}
            files={1}
            known={known}
            onAgain={nothing}
            onDone={close}
          />
        </PageDialog>
      ),
    },
  },
  {
    file: 'components/bankImport/SheetChooser.tsx',
    states: { 'met een goede gok': <SheetChooser own={{ name: 'aflossingen.xlsx', sheet }} onUse={nothing} /> },
  },
];
