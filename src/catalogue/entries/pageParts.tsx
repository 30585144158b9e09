import Button from '@mui/material/Button';
import { CalmPage } from '../../components/CalmPage.tsx';
import { ConfirmDialog } from '../../components/ConfirmDialog.tsx';
import { FamilyDrawing } from '../../components/drawings/FamilyDrawing.tsx';
import { PaperDrawing } from '../../components/drawings/PaperDrawing.tsx';
import { EmptyState } from '../../components/EmptyState.tsx';
import { FailedState } from '../../components/FailedState.tsx';
import { ListSkeleton } from '../../components/ListSkeleton.tsx';
import { Page } from '../../components/Page.tsx';
import { PageDialog } from '../../components/PageDialog.tsx';
import { Part } from '../../components/parts/Part.tsx';
import { Section } from '../../components/Section.tsx';
import { TableDrawing } from '../../components/TableDrawing.tsx';
import { UnknownHere } from '../../components/UnknownHere.tsx';
import { aUser } from '../../store/test/family.ts';
import type { Entry } from '../entry.ts';
import { LONG_TEXT } from '../samples.ts';
import { WithAnswers } from '../WithAnswers.tsx';

const nothing = () => undefined;
const back = <Button variant="outlined">Terug naar het overzicht</Button>;
const inTwoFamilies = aUser({
  families: [
    { hashid: 'vries', name: 'De Vries', role: 'manager' },
    { hashid: 'bakker', name: 'Bakker', role: 'member' },
  ],
});

/** Parts of a page, pages that say one thing, and dialogs. */
export const pagePartEntries: readonly Entry[] = [
  {
    file: 'components/CalmPage.tsx',
    wide: true,
    states: {
      'met een knop': (
        <CalmPage
          scene="letter"
          title="Kijk in je mail"
          actions={<Button variant="contained">Naar het overzicht</Button>}
        >
          <p>We stuurden je een mail met een link.</p>
        </CalmPage>
      ),
      'met voetnoot, lange tekst': (
        <CalmPage
          scene="mishap"
          title="Deze uitnodiging voor de hele familie van Oldenbarnevelt werkt niet meer."
          actions={back}
          footnote={<p>Kenmerk: 4f2a</p>}
        >
          <p>{LONG_TEXT}</p>
        </CalmPage>
      ),
    },
  },
  {
    file: 'components/ConfirmDialog.tsx',
    states: {
      'neemt iets weg': (close) => (
        <ConfirmDialog
          open
          title="Sanne blokkeren?"
          text="Sanne kan daarna niet meer inloggen. Contracten blijven bestaan."
          verb="Blokkeer"
          onConfirm={close}
          onCancel={close}
        />
      ),
      'neemt niets weg': (close) => (
        <ConfirmDialog
          open
          harmless
          title="De termijnen vanzelf laten meetellen?"
          text={LONG_TEXT}
          verb="Laat ze meetellen"
          onConfirm={close}
          onCancel={close}
        />
      ),
      bezig: (close) => (
        <ConfirmDialog
          open
          busy
          title="Lening wissen?"
          text="Dit is zo klaar."
          verb="Wis"
          onConfirm={close}
          onCancel={close}
        />
      ),
      'met een andere uitweg': (close) => (
        <ConfirmDialog
          open
          title="Account sluiten?"
          text="Je gegevens zijn daarna weg."
          verb="Sluit je account"
          extra={<Button variant="outlined">Download eerst je gegevens</Button>}
          onConfirm={close}
          onCancel={close}
        />
      ),
    },
  },
  {
    file: 'components/EmptyState.tsx',
    states: {
      'alleen een zin': <EmptyState title="Er is nog niets betaald." />,
      'met knop en tekening': (
        <EmptyState
          drawing={<FamilyDrawing />}
          title="Voeg eerst je familie toe"
          hint="Daarna leggen jullie een schenking of een lening vast."
          action={<Button variant="contained">Voeg iemand toe</Button>}
        />
      ),
      'lange tekst': (
        <EmptyState drawing={<PaperDrawing />} title="Nog geen contracten in deze familie." hint={LONG_TEXT} />
      ),
    },
  },
  {
    file: 'components/FailedState.tsx',
    states: {
      'met nog een kans': (
        <FailedState title="We konden je contracten niet ophalen." hint="Je gegevens zijn veilig." onRetry={nothing} />
      ),
      zonder: <FailedState title="We konden de PDF niet tonen." />,
    },
  },
  { file: 'components/ListSkeleton.tsx', states: { 'aan het laden': <ListSkeleton rows={3} /> } },
  {
    file: 'components/Page.tsx',
    wide: true,
    states: {
      'met knoppen': (
        <Page
          title="Overzicht"
          intro="Zo staan jullie ervoor."
          actions={<Button variant="contained">Nieuw contract</Button>}
        >
          <p>Hier staat de rest van de pagina.</p>
        </Page>
      ),
      'lange tekst': (
        <Page
          title="Lening voor de arbeidsongeschiktheidsverzekeringsmaatschappij van Jan en Marijke"
          intro={LONG_TEXT}
        />
      ),
    },
  },
  {
    file: 'components/PageDialog.tsx',
    states: {
      gewoon: (close) => (
        <PageDialog open title="Nieuw contract" onClose={close}>
          <p>{LONG_TEXT}</p>
        </PageDialog>
      ),
      breed: (close) => (
        <PageDialog open wide title="Betalingen uit je bank halen" onClose={close}>
          <p>Hier is plaats voor twee kolommen.</p>
        </PageDialog>
      ),
    },
  },
  {
    file: 'components/parts/Part.tsx',
    states: {
      dicht: (
        <Part name="catalogus-dicht" title="Tijdlijn" hint="Alles wat er met deze lening is gebeurd.">
          <p>Er is nog niets gebeurd.</p>
        </Part>
      ),
      'blijft open': (
        <Part name="catalogus-open" title="Verloop" fixed>
          <p>Er is nog niets betaald.</p>
        </Part>
      ),
      'dicht, lange titel': (
        <Part name="catalogus-lang" title="Wat er met de lening gebeurt als jullie uit elkaar gaan" hint={LONG_TEXT}>
          <p>{LONG_TEXT}</p>
        </Part>
      ),
    },
  },
  {
    file: 'components/Section.tsx',
    states: {
      gewoon: (
        <Section title="Betalingen">
          <p>Er is nog niets betaald.</p>
        </Section>
      ),
      'met een knop, lange titel': (
        <Section
          title="Wat er met de lening gebeurt als iemand overlijdt"
          anchor="catalogus-deel"
          action={<Button variant="outlined">Wijzig</Button>}
        >
          <p>{LONG_TEXT}</p>
        </Section>
      ),
    },
  },
  {
    file: 'components/TableDrawing.tsx',
    states: {
      afscheid: <TableDrawing scene="farewell" />,
      ongelukje: <TableDrawing scene="mishap" />,
      niets: <TableDrawing scene="nothing" />,
      pauze: <TableDrawing scene="pause" />,
      brief: <TableDrawing scene="letter" />,
      sleutel: <TableDrawing scene="key" />,
    },
  },
  {
    file: 'components/UnknownHere.tsx',
    states: {
      'in een familie': <UnknownHere title="Deze lening is er niet." back={back} />,
      'in twee families': (
        <WithAnswers answers={{ 'GET user': inTwoFamilies }}>
          <UnknownHere title="Dit contract is er niet." back={back} />
        </WithAnswers>
      ),
    },
  },
];
