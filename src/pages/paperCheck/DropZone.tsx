import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type ChangeEvent, type DragEvent, useState } from 'react';
import { FileButton } from '../../forms/photo/FileButton.tsx';
import { paperCheckText as text } from '../../text/paperCheck.ts';

/** Where files are dropped, with a button for keyboard and phone. */
export function DropZone({ onFiles }: { onFiles: (files: Iterable<File>) => void }) {
  const [over, setOver] = useState(false);

  function drop(event: DragEvent): void {
    // Else the browser opens the file instead of this page.
    event.preventDefault();
    setOver(false);
    onFiles([...event.dataTransfer.files]);
  }
  function choose({ target }: ChangeEvent<HTMLInputElement>): void {
    onFiles([...(target.files ?? [])]);
    // So that the same file can be chosen again.
    target.value = '';
  }
  return (
    <Box
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
      sx={{
        display: 'grid',
        justifyItems: 'center',
        gap: 2,
        px: 2,
        py: { xs: 4, sm: 6 },
        textAlign: 'center',
        borderRadius: '14px',
        border: '2px dashed',
        borderColor: over ? 'primary.main' : 'surface.fieldBorder',
        bgcolor: over ? 'soft.primary' : 'background.paper',
      }}
    >
      <Typography>{text.drop}</Typography>
      <FileButton label={text.choose} accept="application/pdf" onChange={choose} />
    </Box>
  );
}
