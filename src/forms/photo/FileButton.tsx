import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { ChangeEventHandler } from 'react';

/** The two rings of the theme, around the button while the input in it has the focus. */
const ringed = {
  outline: '2px solid var(--mui-palette-text-primary)',
  outlineOffset: 2,
  boxShadow: '0 0 0 2px var(--mui-palette-background-paper)',
};

interface FileButtonProps {
  label: string;
  /** The kinds of file the browser offers; photos when not given. */
  accept?: string;
  /** More than one file at once. */
  multiple?: boolean;
  onChange: ChangeEventHandler<HTMLInputElement>;
}

/**
 * A button that is the browser's own file input, so that keyboard, screen reader and dropping a file on it all work.
 */
export function FileButton({
  label,
  accept = 'image/jpeg,image/png,image/webp',
  multiple = false,
  onChange,
}: FileButtonProps) {
  return (
    <Button
      component="label"
      role={undefined}
      tabIndex={-1}
      variant="outlined"
      sx={{ position: 'relative', '&:has(:focus-visible)': ringed }}
    >
      {label}
      <Box
        component="input"
        type="file"
        accept={accept}
        multiple={multiple}
        onChange={onChange}
        sx={{
          position: 'absolute',
          inset: 0,
          width: '100%',
          opacity: 0,
          cursor: 'pointer',
          fontSize: 0,
          '&:focus-visible': { outline: 'none', boxShadow: 'none' },
        }}
      />
    </Button>
  );
}
