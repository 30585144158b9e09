import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { formatDateLong } from '../../../domain/dates/dutchDate.ts';
import type { FamilyAccess } from '../../../domain/wire/access.ts';
import { ConfirmDialog } from '../../components/ConfirmDialog.tsx';
import { useAskManagementMutation, useEndAskingManagementMutation } from '../../store/modules/user/familyApi.ts';
import { noticeWithAction } from '../../components/noticeWithAction.ts';
import { accessText as text } from '../../text/access.ts';
import { AccessBlock } from './AccessBlock.tsx';

type Request = NonNullable<FamilyAccess['request']>;

/** Somebody asks to become manager, as when the only manager died or left: a manager can refuse during the wait. */
export function AskedBlock({ request, manages }: { request: Request; manages: boolean }) {
  if (request.mine || manages) return <Requested request={request} />;
  return (
    <Alert severity="info" sx={{ mb: 4 }}>
      {text.requested(request.name, formatDateLong(request.from))}
    </Alert>
  );
}

function Requested({ request }: { request: Request }) {
  const [ask, { isLoading: taking }] = useAskManagementMutation();
  const [end, { isLoading: ending }] = useEndAskingManagementMutation();
  const { mine, due } = request;
  const day = formatDateLong(request.from);

  const said = mine ? (due ? text.due : text.requestedByYou(day)) : text.requested(request.name, day);
  return (
    <Alert
      severity="info"
      sx={{ ...noticeWithAction, mb: 4 }}
      action={
        <>
          {mine && due && (
            <Button variant="contained" loading={taking} onClick={() => void ask({ done: text.tookOver })}>
              {text.takeOver}
            </Button>
          )}
          <Button loading={ending} onClick={() => void end({ done: mine ? text.withdrawn : text.refused })}>
            {mine ? text.withdraw : text.refuse}
          </Button>
        </>
      }
    >
      {said}
    </Alert>
  );
}

/** For the person with the oldest login. */
export function AskBlock() {
  const [asking, setAsking] = useState(false);
  const [ask, { isLoading }] = useAskManagementMutation();

  async function confirm(): Promise<void> {
    await ask({ done: text.asked });
    setAsking(false);
  }
  return (
    <AccessBlock title={text.asking}>
      <p>{text.askText}</p>
      <Button variant="outlined" onClick={() => setAsking(true)}>
        {text.ask}
      </Button>
      <ConfirmDialog
        open={asking}
        harmless
        title={text.askTitle}
        text={text.askConsequence}
        verb={text.ask}
        busy={isLoading}
        onConfirm={() => void confirm()}
        onCancel={() => setAsking(false)}
      />
    </AccessBlock>
  );
}
