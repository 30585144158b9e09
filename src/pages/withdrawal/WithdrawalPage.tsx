import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { Withdrawal } from '../../../domain/wire/withdrawal.ts';
import { validateWithdrawal } from '../../../domain/orders/validateWithdrawal.ts';
import { formatReference } from '../../../domain/orders/reference.ts';
import { fullName } from '../../../domain/names/name.ts';
import { formatDateLong } from '../../../domain/dates/dutchDate.ts';
import { CalmPage } from '../../components/CalmPage.tsx';
import { Page } from '../../components/Page.tsx';
import { Form } from '../../forms/Form.tsx';
import { ruledBy } from '../../forms/schema/fields.ts';
import { SubmitButton } from '../../forms/SubmitButton.tsx';
import { TextField } from '../../forms/TextField.tsx';
import { useAppSelector } from '../../store/hooks.ts';
import { selectCurrentUser } from '../../store/modules/user/userSlice.ts';
import { useWithdrawMutation } from '../../store/modules/withdrawal/withdrawalApi.ts';
import { withdrawalText as text } from '../../text/withdrawal.ts';
import { ConfirmWithdrawal } from './ConfirmWithdrawal.tsx';

const schema = ruledBy(validateWithdrawal);

/** /herroepen, open to all: an order is withdrawn in two presses (BW 6:230oa). */
export function WithdrawalPage() {
  const [query] = useSearchParams();
  const me = useAppSelector(selectCurrentUser);
  // Coming from the order itself, one only has to confirm.
  const [said, setSaid] = useState<Withdrawal>(() => ({
    name: me ? fullName(me) : '',
    email: me?.email ?? '',
    reference: formatReference(query.get(text.parameter) ?? ''),
  }));
  const [asked, setAsked] = useState(false);
  const [withdraw, { data }] = useWithdrawMutation();
  const step = data ? 'done' : asked ? 'confirm' : 'form';
  const shown = useRef(step);
  useEffect(() => {
    // The pressed button is gone: the focus moves to the top of its replacement.
    if (shown.current !== step) document.querySelector<HTMLElement>('h1')?.focus();
    shown.current = step;
  }, [step]);
  if (data)
    return (
      <CalmPage key={text.doneTitle} scene="letter" title={text.doneTitle} actions={null}>
        <p role="status">{text.done(said.email.trim())}</p>
        <p>{data.back_by === null ? text.nothing : text.comesBack(formatDateLong(data.back_by))}</p>
      </CalmPage>
    );
  if (asked)
    return <ConfirmWithdrawal said={said} onConfirm={() => withdraw(said).unwrap()} onBack={() => setAsked(false)} />;
  return (
    <Page title={text.title} intro={text.intro}>
      <Form
        initialValues={said}
        schema={schema}
        label={text.form}
        onSubmit={(values) => {
          setSaid(values);
          setAsked(true);
        }}
      >
        <TextField name="name" label={text.name} autoComplete="name" />
        <TextField name="email" type="email" label={text.email} hint={text.emailHint} autoComplete="email" />
        <TextField name="reference" label={text.reference} hint={text.referenceHint} autoComplete="off" />
        <SubmitButton>{text.next}</SubmitButton>
      </Form>
      <Typography sx={{ mt: 4 }}>
        {text.reach} <Link href="/voorwaarden">{text.terms}</Link>
      </Typography>
    </Page>
  );
}
