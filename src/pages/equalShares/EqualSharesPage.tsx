import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { formatEuro, formatEuroShort } from '../../../domain/money/format.ts';
import { FamilyDrawing } from '../../components/drawings/FamilyDrawing.tsx';
import { PaperDrawing } from '../../components/drawings/PaperDrawing.tsx';
import { EmptyState } from '../../components/EmptyState.tsx';
import { Explain } from '../../components/explain/Explain.tsx';
import { FailedState } from '../../components/FailedState.tsx';
import { type NamedShare, ShareBars } from '../../components/gifts/ShareBars.tsx';
import { ListSkeleton } from '../../components/ListSkeleton.tsx';
import { Page } from '../../components/Page.tsx';
import { paths } from '../../paths.ts';
import { useAppSelector } from '../../store/hooks.ts';
import { useGetEqualSharesQuery } from '../../store/modules/gifts/giftsApi.ts';
import { selectMayManage } from '../../store/modules/user/userSlice.ts';
import { equalSharesText as text } from '../../text/equalShares.ts';
import { FutureShares } from './FutureShares.tsx';
import { SharesTable } from './SharesTable.tsx';
import { VisibilityChoice } from './VisibilityChoice.tsx';

const got = ({ received, forgiven }: NamedShare): number => received + forgiven;

/** The largest difference: who got more than whom, and how much. */
function difference(shares: readonly NamedShare[]): string {
  const sorted = [...shares].sort((a, b) => got(b) - got(a));
  const [most, least] = [sorted[0], sorted.at(-1)];
  if (!most || !least || got(most) === got(least)) return text.same;
  return text.difference(most.firstname, least.firstname, formatEuroShort(got(most) - got(least)));
}

function Comparison({ shares }: { shares: readonly NamedShare[] }) {
  const estate = shares.filter((share) => share.estate > 0);
  const explanation = {
    rule: text.estateRule,
    article: text.estateArticle,
    sum: [
      ...estate.map((share) => ({ label: share.firstname, value: formatEuro(share.estate) })),
      { label: text.table.total, value: formatEuro(estate.reduce((sum, share) => sum + share.estate, 0)) },
    ],
    note: text.estateNote,
  };
  return (
    <>
      {shares.length > 1 && (
        <Typography className="cijfers" sx={{ fontSize: '1.125rem', fontWeight: 600, mb: 3 }}>
          {difference(shares)}
        </Typography>
      )}
      <ShareBars shares={shares} />
      <Box sx={{ mt: 4, mb: 2 }}>
        <SharesTable shares={shares} />
      </Box>
      <Explain of={text.estate} explanation={explanation} />
      <Typography variant="body2" color="textSecondary" sx={{ mt: 1, mb: 5, maxWidth: '68ch' }}>
        {text.nominal}
      </Typography>
    </>
  );
}

/** /gelijk-delen: what each child received, borrowed and was forgiven, for those the parents show it to. */
export function EqualSharesPage() {
  const { data, isError, refetch } = useGetEqualSharesQuery();
  const mayManage = useAppSelector(selectMayManage);
  const shares = data?.shares;
  const nothing = shares?.every(({ received, borrowed }) => received + borrowed === 0);
  const back = (
    <Button variant="outlined" component={Link} to={paths.overzicht}>
      {text.toOverview}
    </Button>
  );
  return (
    <Page title={text.title} intro={shares ? text.intro : undefined}>
      {!data && !isError && <ListSkeleton rows={3} />}
      {!data && isError && <FailedState title={text.failed} hint={text.failedHint} onRetry={() => void refetch()} />}
      {shares === null && (
        <EmptyState drawing={<FamilyDrawing />} title={text.hidden} hint={text.hiddenHint} action={back} />
      )}
      {shares && nothing && (
        <EmptyState drawing={<PaperDrawing />} title={text.empty} hint={text.emptyHint} action={back} />
      )}
      {shares && !nothing && <Comparison shares={shares} />}
      {data && shares && mayManage && <VisibilityChoice visibility={data.visibility} />}
      {shares && shares.length > 0 && <FutureShares shares={shares} />}
    </Page>
  );
}
