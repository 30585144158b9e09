import { useRef } from 'react';
import { CalendarButton } from '../../forms/calendar/CalendarButton.tsx';
import { CalendarPanel } from '../../forms/calendar/CalendarPanel.tsx';
import { FieldError } from '../../forms/frame/FieldError.tsx';
import { FieldFrame } from '../../forms/frame/FieldFrame.tsx';
import { Input } from '../../forms/frame/Input.tsx';
import { CropButtons } from '../../forms/photo/CropButtons.tsx';
import { CropDialog } from '../../forms/photo/CropDialog.tsx';
import { FileButton } from '../../forms/photo/FileButton.tsx';
import { PhotoField } from '../../forms/photo/PhotoField.tsx';
import type { Entry } from '../entry.ts';
import { InForm } from '../InForm.tsx';
import { LONG_TEXT, PHOTO } from '../samples.ts';

const nothing = () => undefined;
const photoField = <PhotoField name="image" label="Profielfoto" current={null} />;

function Panel({ onClose }: { onClose: () => void }) {
  const anchor = useRef<HTMLDivElement>(null);
  return (
    <>
      <div ref={anchor} />
      <CalendarPanel
        anchor={anchor}
        name="Kies een dag: Betaald op"
        value="2026-11-20"
        onChosen={onClose}
        onClose={onClose}
      />
    </>
  );
}

/** Parts of which fields are made, and the field of a photo. */
export const fieldPartEntries: readonly Entry[] = [
  {
    file: 'forms/calendar/CalendarButton.tsx',
    states: {
      leeg: <CalendarButton id="catalogus-dag" label="Betaald op" value="" onChosen={nothing} onBlur={nothing} />,
      gevuld: (
        <CalendarButton
          id="catalogus-dag-gevuld"
          label="Betaald op"
          value="2026-11-20"
          onChosen={nothing}
          onBlur={nothing}
        />
      ),
    },
  },
  {
    file: 'forms/calendar/CalendarPanel.tsx',
    states: { 'met een dag': (close) => <Panel onClose={close} /> },
  },
  {
    file: 'forms/frame/FieldError.tsx',
    states: {
      kort: <FieldError id="catalogus-fout-kort" message="Vul een bedrag in." />,
      'lange tekst': <FieldError id="catalogus-fout-lang" message={LONG_TEXT} />,
    },
  },
  {
    file: 'forms/frame/FieldFrame.tsx',
    states: {
      'met uitleg en fout': (
        <FieldFrame
          id="catalogus-veld"
          label="Rekening"
          hint="Dit nummer staat op je pas."
          optional
          error="Dit is geen rekening."
        >
          <Input id="catalogus-veld" name="account" required={false} description={{}} />
        </FieldFrame>
      ),
      'een groep, lange tekst': (
        <FieldFrame id="catalogus-groep" label={LONG_TEXT} error={null} group="group">
          <span>Hier staan de keuzes.</span>
        </FieldFrame>
      ),
    },
  },
  {
    file: 'forms/frame/Input.tsx',
    states: {
      'vier breedtes': (
        <>
          {(['code', 'short', 'medium', 'full'] as const).map((width) => (
            <Input
              key={width}
              id={`catalogus-breedte-${width}`}
              name={width}
              width={width}
              required={false}
              description={{}}
              html={{ 'aria-label': width, defaultValue: width }}
            />
          ))}
        </>
      ),
      fout: (
        <Input
          id="catalogus-invoer-fout"
          name="wrong"
          required
          description={{ 'aria-invalid': true }}
          html={{ 'aria-label': 'Met een fout', defaultValue: LONG_TEXT }}
        />
      ),
    },
  },
  {
    file: 'forms/photo/CropButtons.tsx',
    states: { gewoon: <CropButtons onZoom={nothing} onMove={nothing} onRotate={nothing} /> },
  },
  {
    file: 'forms/photo/CropDialog.tsx',
    states: {
      'met een foto': (close) => <CropDialog url={PHOTO} onDone={close} onCancel={close} onUnreadable={nothing} />,
    },
  },
  {
    file: 'forms/photo/FileButton.tsx',
    states: { gewoon: <FileButton label="Kies een foto" onChange={nothing} /> },
  },
  {
    file: 'forms/photo/PhotoField.tsx',
    states: {
      leeg: <InForm values={{ image: null }}>{photoField}</InForm>,
      gekozen: <InForm values={{ image: new Blob() }}>{photoField}</InForm>,
      fout: (
        <InForm values={{ image: null }} errors={{ image: 'Deze foto is groter dan 4 MB.' }}>
          {photoField}
        </InForm>
      ),
    },
  },
];
