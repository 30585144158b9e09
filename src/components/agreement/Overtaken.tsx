import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { overtakenText as text } from '../../text/overtaken.ts';
import type { DataRow } from '../DataList.tsx';
import { Compared, type ComparedWords } from './Compared.tsx';

interface OvertakenProps {
  /** The overtaken change, in a sentence. */
  says: string;
  /** The values as somebody saved them meanwhile. */
  theirs: readonly DataRow[];
  mine: readonly DataRow[];
  words?: ComparedWords;
  onTheirs: () => void;
  onMine: () => void;
}

/** Somebody saved what was being changed here: both values beside each other, and which of the two goes on. */
export function Overtaken({ says, theirs, mine, words, onTheirs, onMine }: OvertakenProps) {
  return (
    <Alert severity="warning" sx={{ mb: 3, '& .MuiAlert-message': { flex: 1, minWidth: 0 } }}>
      {says}
      <Compared now={theirs} then={mine} heads={[text.theirs, text.mine]} {...(words && { words })} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, mt: 2 }}>
        <Button variant="outlined" color="inherit" onClick={onMine}>
          {text.takeMine}
        </Button>
        <Button variant="outlined" color="inherit" onClick={onTheirs}>
          {text.takeTheirs}
        </Button>
      </Box>
    </Alert>
  );
}
