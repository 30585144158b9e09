import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { ChangeEvent } from 'react';
import { FieldFrame } from '../../../forms/frame/FieldFrame.tsx';
import { FileButton } from '../../../forms/photo/FileButton.tsx';
import { useFormField } from '../../../forms/useFormField.ts';
import { proposalsText } from '../../../text/proposals.ts';

const text = proposalsText.signForm;

/** The files that make a scan: pictures in the order of the pages, or one PDF. */
export function ScanField({ name, required = false }: { name: string; required?: boolean }) {
  const { id, value: files, error, change } = useFormField<File[]>(name);

  function take(event: ChangeEvent<HTMLInputElement>): void {
    const chosen = Array.from(event.target.files ?? []);
    // The same file may be chosen again, after it was removed.
    event.target.value = '';
    if (chosen.length > 0) change([...files, ...chosen]);
  }
  return (
    <FieldFrame id={id} label={text.scan} hint={text.scanHint} optional={!required} error={error} group="group">
      {files.length > 0 && (
        <Box component="ol" aria-label={text.scan} sx={{ m: 0, mb: 1, pl: 3 }}>
          {files.map((file, i) => (
            <li key={`${file.name} ${i}`}>
              <Box component="span" sx={{ overflowWrap: 'anywhere' }}>
                {file.name}
              </Box>{' '}
              <Button
                size="small"
                aria-label={text.removeFile(file.name)}
                onClick={() => change(files.filter((one) => one !== file))}
              >
                {text.remove}
              </Button>
            </li>
          ))}
        </Box>
      )}
      <FileButton
        label={files.length > 0 ? text.another : text.choose}
        accept="image/jpeg,image/png,application/pdf"
        multiple
        onChange={take}
      />
    </FieldFrame>
  );
}
