import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { formatEuro } from '../../../domain/money/format.ts';
import type { OrderPrice, OrdersAnswer } from '../../../domain/wire/order.ts';
import { useAppConfig } from '../../components/appConfig.ts';
import { FailedState } from '../../components/FailedState.tsx';
import { ListSkeleton } from '../../components/ListSkeleton.tsx';
import { ResendVerification } from '../../components/ResendVerification.tsx';
import { Section } from '../../components/Section.tsx';
import { VisuallyHidden } from '../../components/VisuallyHidden.tsx';
import { useAppSelector } from '../../store/hooks.ts';
import {
  useGetQuoteQuery,
  usePlaceOrderMutation,
  useStartPaymentMutation,
} from '../../store/modules/orders/ordersApi.ts';
import { selectCurrentUser } from '../../store/modules/user/userSlice.ts';
import { administrationText } from '../../text/administration.ts';
import { CodeField } from './CodeField.tsx';
import { PlaceStepper } from './PlaceStepper.tsx';
import { PriceLines } from './PriceLines.tsx';

const { raise: text } = administrationText;

/** Ordering more places: the total, the price, the benefits; and the order itself, at the server's price. */
export function RaiseSection({ answer }: { answer: OrdersAnswer }) {
  const { plan, offers, most } = answer;
  if (!offers.orders) return <ByMessage reason={administrationText.byMessage} />;
  const fewest = Math.max(plan.children + 1, plan.present);
  if (fewest > most) return <ByMessage reason={administrationText.full(plan.children)} />;
  // A limit that changed meanwhile starts the form again.
  return <RaiseForm key={fewest} fewest={fewest} most={most} online={offers.online} familyCode={answer.code} />;
}

interface RaiseFormProps {
  fewest: number;
  most: number;
  online: boolean;
  /** The code the family registered with, which counts until somebody changes it. */
  familyCode: string | null;
}

function RaiseForm({ fewest, most, online, familyCode }: RaiseFormProps) {
  const [children, setChildren] = useState(fewest);
  const [code, setCode] = useState(familyCode);
  const asked = { children, ...(code === null ? {} : { code }) };
  // Never yesterday's: the price depends on the day.
  const quote = useGetQuoteQuery(asked, { refetchOnMountOrArgChange: true });
  const [order, ordering] = usePlaceOrderMutation();
  const [pay, paying] = useStartPaymentMutation();
  const price = quote.currentData;
  const me = useAppSelector(selectCurrentUser);

  async function submit({ total }: OrderPrice): Promise<void> {
    const { data, error } = await order({ ...asked, total });
    // The refused order may have another price by now.
    if (error) void quote.refetch();
    const open = data?.orders.find(({ status }) => status === 'open');
    // The order to be paid is now shown above, so reading starts there again.
    if (open) document.querySelector<HTMLElement>('h1')?.focus();
    if (online && open) await pay(open.hashid);
  }
  return (
    <Section title={text.title}>
      <PlaceStepper value={children} min={fewest} max={most} onChange={setChildren} />
      <CodeField used={code} asked={children} onUse={setCode} />
      <Box sx={{ mt: 3, maxWidth: 560 }}>
        <Typography variant="h3" sx={{ mb: 1 }}>
          {text.price}
        </Typography>
        <Box aria-live="polite" aria-busy={quote.isFetching}>
          {price && <PriceLines price={price} />}
          {!price && quote.isError && <FailedState title={text.priceFailed} onRetry={() => void quote.refetch()} />}
          {!price && quote.isFetching && <ListSkeleton rows={2} />}
        </Box>
      </Box>
      {me?.email_verified === false ? (
        <ConfirmFirst email={me.email} />
      ) : (
        <>
          <Button
            variant="contained"
            size="large"
            disabled={!price}
            loading={ordering.isLoading || paying.isLoading}
            onClick={() => price && void submit(price)}
            sx={{ mt: 2.5 }}
          >
            {price?.total === 0 ? text.orderFree : text.order(price ? formatEuro(price.total) : '')}
          </Button>
          <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
            {online ? text.afterwardsOnline : text.afterwards} <Link href="/voorwaarden#bedenktijd">{text.terms}</Link>
          </Typography>
        </>
      )}
      <Gets />
    </Section>
  );
}

/** Replaces the order, which the server refuses until the address is confirmed (docs/decisions/0027). */
function ConfirmFirst({ email }: { email: string }) {
  return (
    <Alert severity="info" sx={{ mt: 2.5, maxWidth: 560 }}>
      <Typography variant="body2" sx={{ mb: 1 }}>
        {text.confirmFirst}
      </Typography>
      <ResendVerification email={email} />
    </Alert>
  );
}

function Gets() {
  return (
    <Box sx={{ mt: 4, maxWidth: '60ch' }}>
      <Typography variant="h3" sx={{ mb: 1 }}>
        {text.get}
      </Typography>
      <Box component="ul" sx={{ m: 0, pl: 2.5, '& li': { mb: 0.75 } }}>
        {text.gets.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </Box>
    </Box>
  );
}

/** Shown where nothing can be ordered here. */
function ByMessage({ reason }: { reason: string }) {
  const { chatUrl } = useAppConfig();
  return (
    <Section title={text.title}>
      <Typography sx={{ mb: 2 }}>{reason}</Typography>
      <Button variant="contained" href={chatUrl} target="_blank" rel="noopener noreferrer">
        {administrationText.contact} <VisuallyHidden>({administrationText.contactHint})</VisuallyHidden>
      </Button>
    </Section>
  );
}
