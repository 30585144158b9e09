import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { lazy, Suspense, useState } from 'react';
import { agreementFileName } from '../../../../domain/contracts/fileNames.ts';
import { stepButton } from '../../../../domain/nextStep/words.ts';
import type { StandAct } from '../../../../domain/wire/choices/nextStep.ts';
import type { ContractDetail } from '../../../../domain/wire/contract.ts';
import type { ContractLifecycle } from '../../../../domain/wire/proposal.ts';
import { TopCard } from '../../../components/nextStep/TopCard.tsx';
import { useShowSection } from '../../../components/parts/useShowSection.ts';
import { useDownloadAgreementMutation, useUndoEventMutation } from '../../../store/modules/contracts/contractsApi.ts';
import { useWithdrawWishMutation } from '../../../store/modules/signing/signingApi.ts';
import { paymentsText } from '../../../text/loanPayments.ts';
import { standText } from '../../../text/stand.ts';
import { ActButtons } from '../ContractActions.tsx';
import { InviteAgain } from './InviteAgain.tsx';
import { CONCEPTS } from './standCards.ts';
import { standWords } from './standWords.ts';

const AskDialog = lazy(async () => ({
  default: (await import(/* webpackChunkName: "proposals" */ '../../../components/signing/AskDialog.tsx')).AskDialog,
}));

const { acts: text } = standText;

interface StandCardProps {
  contract: ContractDetail;
  lifecycle: ContractLifecycle;
  /** The contract in one line, as in the heading. */
  title: string;
}

/** The state of a contract, at the top: who is awaited, the first action, and for a concept its other actions. */
export function StandCard({ contract, lifecycle, title }: StandCardProps) {
  const [asking, setAsking] = useState(false);
  const { state, first, others, waits_for } = lifecycle.stands;
  const words = standWords(contract, lifecycle);
  const concept = CONCEPTS.includes(state);
  const act = (one: StandAct) => <Act key={one} act={one} {...{ contract, lifecycle }} onAsk={() => setAsking(true)} />;
  const beside = others.filter((one) => one !== 'edit' && one !== 'sign_on_paper' && one !== 'remove').map(act);
  return (
    <>
      <TopCard
        title={words.title}
        sentence={words.sentence}
        button={first !== null && first !== 'sign_on_paper' && act(first)}
        others={
          (concept || beside.length > 0) && (
            <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, mt: 2 }}>
              {beside}
              {concept && (
                <ActButtons
                  contract={contract}
                  lifecycle={lifecycle}
                  title={title}
                  first={first === 'sign_on_paper' ? 'sign' : null}
                />
              )}
            </Box>
          )
        }
      >
        {words.more !== undefined && <Typography sx={{ mt: 0.5, maxWidth: '68ch' }}>{words.more}</Typography>}
      </TopCard>
      {asking && (
        <Suspense fallback={null}>
          <AskDialog
            contract={contract}
            waitsFor={first === 'wish_signatures' ? waits_for : []}
            onClose={() => setAsking(false)}
          />
        </Suspense>
      )}
    </>
  );
}

interface ActProps {
  act: StandAct;
  contract: ContractDetail;
  lifecycle: ContractLifecycle;
  onAsk: () => void;
}

/** The button of one action in the table. */
function Act({ act, contract, lifecycle, onAsk }: ActProps) {
  const { hashid } = contract;
  const { waits_for, hashid: about } = lifecycle.stands;
  const showSection = useShowSection();
  const [withdrawWish, withdrawing] = useWithdrawWishMutation();
  const [undo, undoing] = useUndoEventMutation();
  const [download, downloading] = useDownloadAgreementMutation();
  switch (act) {
    case 'ask_signatures':
    case 'wish_signatures':
      return (
        <Button variant="contained" onClick={onAsk}>
          {act === 'ask_signatures'
            ? stepButton('send')
            : text.wish_signatures(waits_for.map(({ firstname }) => firstname))}
        </Button>
      );
    case 'withdraw_wish':
      return (
        <Button
          variant="outlined"
          loading={withdrawing.isLoading}
          onClick={() => void withdrawWish({ hashid, done: standText.wishWithdrawn })}
        >
          {text.withdraw_wish}
        </Button>
      );
    case 'invite_again':
      return waits_for.map((person) => (
        <InviteAgain key={person.hashid} person={person} named={waits_for.length > 1} />
      ));
    case 'withdraw_report':
      return (
        <Button
          variant="outlined"
          loading={undoing.isLoading}
          onClick={() => void undo({ contract: hashid, hashid: about ?? '', done: paymentsText.withdrawn })}
        >
          {text.withdraw_report}
        </Button>
      );
    case 'download_draft':
      return (
        <Button
          variant="contained"
          loading={downloading.isLoading}
          onClick={() => void download({ hashid, fileName: agreementFileName(contract) })}
        >
          {text.download_draft}
        </Button>
      );
    case 'to_payments':
      return (
        <Button variant="outlined" href="#betalingen" onClick={(event) => showSection(event, 'betalingen')}>
          {text.to_payments}
        </Button>
      );
    // The rest is answered elsewhere on the page: a request, a proposal, and the steps a concept allows.
    default:
      return null;
  }
}
