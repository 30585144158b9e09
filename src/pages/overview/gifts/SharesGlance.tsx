import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router-dom';
import { ShareBars } from '../../../components/gifts/ShareBars.tsx';
import { Section } from '../../../components/Section.tsx';
import { paths } from '../../../paths.ts';
import { useGetEqualSharesQuery } from '../../../store/modules/gifts/giftsApi.ts';
import { shareBarsText as text } from '../../../text/shareBars.ts';

/**
 * Equal treatment at a glance (docs/screens.md 4.1), hidden until two children have contracts, and from people the
 * parents don't show it to.
 */
export function SharesGlance() {
  const { data } = useGetEqualSharesQuery();
  const shares = data?.shares ?? [];
  if (shares.filter(({ received, borrowed }) => received + borrowed > 0).length < 2) return null;
  const toPage = (
    <Link component={RouterLink} to={paths.gelijkDelen} className="niet-afdrukken" sx={{ py: 1 }}>
      {text.toPage}
    </Link>
  );
  return (
    <Section title={text.perChild} action={toPage}>
      <ShareBars shares={shares} />
    </Section>
  );
}
