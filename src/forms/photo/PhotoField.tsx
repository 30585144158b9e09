import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { lazy, Suspense, useState, type ChangeEvent } from 'react';
import { photoSize } from '../../../domain/rules/photoSize.ts';
import type { Relation } from '../../../domain/wire/user.ts';
import { PersonAvatar } from '../../components/PersonAvatar.tsx';
import { PhotoAvatar } from '../../components/PhotoAvatar.tsx';
import { describe } from '../frame/describe.ts';
import { FieldFrame } from '../frame/FieldFrame.tsx';
import { useFormField } from '../useFormField.ts';
import { useAppDispatch } from '../../store/hooks.ts';
import { localFailure } from '../../store/modules/toast/toastSlice.ts';
import { photoText as text } from '../../text/photo.ts';
import { FileButton } from './FileButton.tsx';
import { useChosenFile } from './useChosenFile.ts';

const CropDialog = lazy(async () => ({
  default: (await import(/* webpackChunkName: "crop" */ './CropDialog.tsx')).CropDialog,
}));

const nobody = { firstname: '', infix: '', lastname: '' };

interface PhotoFieldProps {
  name: string;
  label: string;
  /** The person in the photo; null for a new person. */
  current: Relation | null;
}

/**
 * A profile photo: one that is too large is reported at the field and in a toast, before anything else. The
 * form holds the cropped photo, or null.
 */
export function PhotoField({ name, label, current }: PhotoFieldProps) {
  const dispatch = useAppDispatch();
  const { id, value, error, change } = useFormField<Blob | null>(name);
  const original = useChosenFile<File>();
  const preview = useChosenFile<Blob>();
  const [cropping, setCropping] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const problem = refusal ?? error;

  function take(event: ChangeEvent<HTMLInputElement>): void {
    const file = event.target.files?.[0];
    event.target.value = ''; // so that choosing the same file again is noticed
    if (!file) return;
    const message = photoSize(file.size);
    setRefusal(message);
    if (message !== null) return void dispatch(localFailure(message));
    original.choose(file);
    setCropping(true);
  }
  function use(cut: Blob | null): void {
    setCropping(false);
    preview.choose(cut);
    change(cut);
    if (!cut) original.choose(null);
  }
  function refuse(): void {
    setCropping(false);
    original.choose(null);
    setRefusal(text.unreadable);
  }

  return (
    <FieldFrame
      id={id}
      label={label}
      hint={text.hint}
      optional
      error={problem}
      group="group"
      groupProps={describe({ id, hint: text.hint, error: problem })}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
        {value && <PersonAvatar person={nobody} photo={preview.url} size={88} />}
        {!value && current && <PhotoAvatar person={current} size={88} />}
        <FileButton label={value || current?.profile_image ? text.other : text.choose} onChange={take} />
        {value && <Button onClick={() => setCropping(true)}>{text.adjust}</Button>}
        {value && <Button onClick={() => use(null)}>{text.remove}</Button>}
      </Box>
      <Typography role="status" variant="body2" color="textSecondary" sx={{ mt: value ? 1 : 0 }}>
        {value && text.ready}
      </Typography>
      {cropping && original.url && (
        <Suspense>
          <CropDialog url={original.url} onDone={use} onCancel={() => setCropping(false)} onUnreadable={refuse} />
        </Suspense>
      )}
    </FieldFrame>
  );
}
