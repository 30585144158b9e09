import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { ContractDraft } from '../../../../domain/wire/contract.ts';
import { pointsOf } from '../../../components/agreement/agreed.ts';
import { Compared } from '../../../components/agreement/Compared.tsx';
import { wizardText } from '../../../text/wizard.ts';
import { draftedAgreement } from './draftedAgreement.ts';
import { usePeople } from './usePeople.ts';

const { overtaken: text } = wizardText;

interface OvertakenProps {
  /** The contract as somebody saved it meanwhile. */
  theirs: ContractDraft;
  mine: ContractDraft;
  onTheirs: () => void;
  onMine: () => void;
}

/** Somebody saved the contract while it was changed here: what differs, both beside each other, and which of the two goes on. */
export function Overtaken({ theirs, mine, onTheirs, onMine }: OvertakenProps) {
  const people = usePeople();
  return (
    <Alert severity="warning" sx={{ mb: 3, '& .MuiAlert-message': { flex: 1, minWidth: 0 } }}>
      {text.says}
      <Compared
        now={pointsOf(draftedAgreement(theirs, people))}
        then={pointsOf(draftedAgreement(mine, people))}
        heads={[text.theirs, text.mine]}
      />
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
