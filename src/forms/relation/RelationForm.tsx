import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { fullName } from '../../../domain/names/name.ts';
import { countingOf } from '../../../domain/relations/counting.ts';
import { offeredTypes, relationTypeOptions, saveDisabled } from '../../../domain/relations/options.ts';
import { withoutAccess } from '../../../domain/relations/withoutAccess.ts';
import type { CurrentUser, Relation } from '../../../domain/wire/user.ts';
import { OpenClaims } from '../../components/claims/OpenClaims.tsx';
import { PageDialog } from '../../components/PageDialog.tsx';
import { useStillHere } from '../../components/useStillHere.ts';
import { Form, notSent } from '../Form.tsx';
import { OvertakenValues } from '../OvertakenValues.tsx';
import { KeepDraftDialog } from './KeepDraftDialog.tsx';
import { DraftNotice } from '../DraftNotice.tsx';
import { SubmitButton } from '../SubmitButton.tsx';
import { useClosing } from './useClosing.ts';
import { useDraft } from '../useDraft.ts';
import { useFormValues } from '../useFormValues.ts';
import { useAppSelector } from '../../store/hooks.ts';
import { useSaveRelationMutation } from '../../store/modules/user/userApi.ts';
import { selectLimitReached } from '../../store/modules/user/userSlice.ts';
import { useGetContractsQuery, useLazyGetContractsQuery } from '../../store/modules/contracts/contractsApi.ts';
import { useGetOwnUsersQuery } from '../../store/modules/users/usersApi.ts';
import { blockText } from '../../text/block.ts';
import { relationsText as text } from '../../text/relations.ts';
import { BlockButton } from './BlockButton.tsx';
import { consentFor, loansOf } from './consents.ts';
import { LimitBanner } from './LimitBanner.tsx';
import { RelationFields } from './RelationFields.tsx';
import { relationPoints } from './relationPoints.ts';
import { fromRelation, newRelation, toRelationForm, type RelationValues } from './relationValues.ts';
import { useConsent } from './useConsent.tsx';
import { useRelationSchema } from './useRelationSchema.ts';

interface RelationFormProps {
  me: CurrentUser;
  edited: Relation | undefined;
  title: string;
  onStartOver: () => void;
  onAdded: ((hashid: string) => void) | undefined;
  onClose: () => void;
}

function SaveButton({ isNew, limit }: { isNew: boolean; limit: boolean }) {
  const { values } = useFormValues<RelationValues>();
  const disabled = saveDisabled({ limitReached: limit, relationType: values.relation_type, isNew });
  return (
    <SubmitButton disabledReason={disabled ? text.saveDisabled : null}>{isNew ? text.save : text.change}</SubmitButton>
  );
}

/** The values are kept until saved; consequences for others are confirmed first. */
export function RelationForm({ me, edited, title, onStartOver, onAdded, onClose }: RelationFormProps) {
  const limit = useAppSelector(selectLimitReached);
  const [save] = useSaveRelationMutation();
  useGetOwnUsersQuery();
  const { data: known = [] } = useGetContractsQuery(undefined, { skip: edited === undefined });
  const loans = edited ? loansOf(known, edited.hashid) : [];
  const [contracts] = useLazyGetContractsQuery();

  const isNew = edited === undefined;
  const [options] = useState(() =>
    relationTypeOptions({ children: me.children, hasPartner: me.partner !== null, limit: me.family.children }),
  );
  const [opened, setOpened] = useState(edited);
  const [initial] = useState(() => (opened ? fromRelation(opened) : newRelation(options, limit)));
  const kept = useDraft<RelationValues>(
    `relatie.${me.hashid}.${edited?.hashid ?? 'nieuw'}`,
    initial,
    edited && initial,
  );
  const closing = useClosing(kept, initial, onClose);
  const consent = useConsent();
  const stillHere = useStillHere();
  const schema = useRelationSchema(me, edited);

  async function submit(values: RelationValues): Promise<unknown> {
    // The question names the loans, so it waits for a list that is still loading.
    const touched = edited
      ? await contracts(undefined, true)
          .unwrap()
          .then(
            (all) => loansOf(all, edited.hashid),
            // The failure to load the list was reported; the question is asked without it.
            () => [],
          )
      : [];
    const asked = consentFor(values, edited, [me, ...me.children, ...me.others], touched);
    if (asked && !(await consent.ask(asked))) return notSent;
    const invites = values.relation_type === 'child' && values.login && !edited?.login;
    const says = invites ? text.addedWithLogin : isNew ? text.added : text.changed;
    const family = await save({
      form: { ...toRelationForm(values, opened), ...(values.image && { image: values.image }) },
      done: says(values.firstname),
    }).unwrap();
    const known = [...me.children, ...me.others].map(({ hashid }) => hashid);
    const added = [...family.children, ...family.others].find(({ hashid }) => !known.includes(hashid));
    if (isNew && added) onAdded?.(added.hashid);
    if (stillHere()) onClose();
    return undefined;
  }
  const nameOf = (hashid: string): string => {
    const person = [me, ...me.children, ...me.others].find((one) => one.hashid === hashid);
    return person ? fullName(person) : '';
  };
  function startOver(): void {
    kept.clear();
    onStartOver();
  }

  return (
    <PageDialog open title={title} closeLabel={text.cancel} onClose={closing.ask}>
      {limit && <LimitBanner sx={{ mb: 3 }} />}
      {edited && <OpenClaims relation={edited} />}
      {edited?.blocked && (
        <Alert severity="info" sx={{ mb: 3 }}>
          {blockText.isBlocked} {withoutAccess(edited)}
          {withoutAccess(edited) === null && (
            <Box sx={{ mt: 1.5 }}>
              <BlockButton relation={edited} onDone={onClose} />
            </Box>
          )}
        </Alert>
      )}
      <Form initialValues={initial} schema={schema} onSubmit={submit} draft={closing.draft}>
        <DraftNotice found={kept.found} onStartOver={startOver} />
        <RelationFields kinds={offeredTypes(options, edited?.relation_type ?? null)} edited={edited} loans={loans} />
        <OvertakenValues<RelationValues>
          newest={edited && edited.changed_at !== opened?.changed_at ? fromRelation(edited) : null}
          pointsOf={(values) => relationPoints(values, nameOf)}
          onGoOn={() => setOpened(edited)}
        />
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center' }}>
          {edited && mayBeBlocked(edited) && <BlockButton relation={edited} onDone={onClose} />}
          <Box sx={{ flex: 1 }} />
          <Button onClick={closing.ask}>{text.cancel}</Button>
          <SaveButton isNew={isNew} limit={limit} />
        </Box>
      </Form>
      {consent.dialog}
      {closing.asking && (
        <KeepDraftDialog
          canKeep={kept.savedAt !== null}
          remark={closing.asking.image ? text.photoNotKept : undefined}
          onGoOn={closing.goOn}
          onDiscard={closing.discard}
          onKeep={closing.keep}
        />
      )}
    </PageDialog>
  );
}

const mayBeBlocked = (person: Relation): boolean => !person.blocked && countingOf(person) !== 'refused';
