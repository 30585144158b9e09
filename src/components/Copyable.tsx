import Box from '@mui/material/Box';
import { CopyButton } from './CopyButton.tsx';

interface CopyableProps {
  label: string;
  shown: string;
  /** The copied form, where the receiving field needs another than the one shown. */
  value?: string;
}

/** A value with the button that copies it. */
export function Copyable({ label, shown, value = shown }: CopyableProps) {
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5, my: -1 }}>
      <Box component="span" sx={{ minWidth: 0 }}>
        {shown}
      </Box>
      <CopyButton label={label} value={value} shown={shown} />
    </Box>
  );
}
