import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import { useEffect, useEffectEvent, useId, useState } from 'react';
import { CloseIcon } from '../../components/icons/icons.tsx';
import { adminText } from '../../text/admin.ts';

const { grid: text } = adminText;
const PAUSE_MS = 300;

interface SearchFieldProps {
  value: string;
  hint: string;
  onSearch: (value: string) => void;
}

/** Searches while typing, after a short pause; Escape and the cross clear it. */
export function SearchField({ value, hint, onSearch }: SearchFieldProps) {
  const id = useId();
  const [typed, setTyped] = useState(value);
  const [known, setKnown] = useState(value);
  if (value !== known) {
    setKnown(value);
    // Cleared elsewhere: by a button below an empty list, or by Back.
    if (value === '') setTyped('');
  }
  const search = useEffectEvent((asked: string) => {
    if (asked.trim() !== value.trim()) onSearch(asked.trim());
  });
  useEffect(() => {
    const timer = setTimeout(() => search(typed), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  const clear = () => {
    setTyped('');
    onSearch('');
  };
  return (
    <TextField
      id={id}
      type="search"
      label={text.search}
      helperText={hint}
      value={typed}
      onChange={(event) => setTyped(event.target.value)}
      onKeyDown={(event) => event.key === 'Escape' && clear()}
      sx={{ flex: '1 1 16rem', maxWidth: 420, '& input::-webkit-search-cancel-button': { display: 'none' } }}
      slotProps={{
        htmlInput: { maxLength: 100 },
        input: {
          endAdornment: typed !== '' && (
            <InputAdornment position="end">
              <IconButton aria-label={text.clear} onClick={clear} edge="end">
                <CloseIcon />
              </IconButton>
            </InputAdornment>
          ),
        },
      }}
    />
  );
}
