import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type DragEvent, useState } from 'react';
import { BANK_FILE_TYPES } from '../../forms/bankFileTypes.ts';
import { FileButton } from '../../forms/photo/FileButton.tsx';
import { bankImportText as text } from '../../text/bankImport.ts';

interface ChooseFilesProps {
  /** Why the last attempt failed. */
  why: string | null;
  onFiles: (files: readonly File[]) => void;
}

/** Where files are dropped or chosen, with the promise about what happens to them. */
export function ChooseFiles({ why, onFiles }: ChooseFilesProps) {
  const [over, setOver] = useState(false);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    const files = [...event.dataTransfer.files];
    if (files.length > 0) onFiles(files);
  };
  return (
    <>
      {why !== null && (
        <Alert severity="error" sx={{ mb: 2 }}>
          {why}
        </Alert>
      )}
      <Box
        data-testid="drop-files"
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
        sx={{
          display: 'flex',
          flexDirection: 'column',
          alignItems: 'center',
          textAlign: 'center',
          gap: 2,
          p: { xs: 3, sm: 5 },
          border: '2px dashed',
          borderColor: over ? 'primary.main' : 'divider',
          borderRadius: '16px',
          bgcolor: over ? 'var(--mui-palette-soft-info)' : 'transparent',
        }}
      >
        <Typography sx={{ fontWeight: 600 }}>{text.drop}</Typography>
        <FileButton
          label={text.choose}
          accept={BANK_FILE_TYPES}
          multiple
          onChange={({ target }) => {
            const files = [...(target.files ?? [])];
            target.value = '';
            if (files.length > 0) onFiles(files);
          }}
        />
        <Typography variant="body2" color="textSecondary" sx={{ maxWidth: '44ch' }}>
          {text.kinds}
        </Typography>
      </Box>
      <Typography sx={{ mt: 2, maxWidth: '60ch' }}>{text.private}</Typography>
    </>
  );
}
