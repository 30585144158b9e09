import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { DateText } from '../../components/DateText.tsx';
import { FamilyMeter } from '../../components/FamilyMeter.tsx';
import { Section } from '../../components/Section.tsx';
import { useToday } from '../../components/useToday.ts';
import { paths } from '../../paths.ts';
import { useAppSelector } from '../../store/hooks.ts';
import { selectCountedChildren, selectFamilyLimit, selectSignedChildren } from '../../store/modules/user/userSlice.ts';
import { administrationText as text } from '../../text/administration.ts';

/** Shows the number of places, who takes them, and until when they are paid. */
export function LimitSection({ until }: { until: string | null }) {
  const counted = useAppSelector(selectCountedChildren);
  const signed = useAppSelector(selectSignedChildren);
  const limit = useAppSelector(selectFamilyLimit);
  const today = useToday();
  return (
    <Section title={text.limit}>
      <FamilyMeter
        counted={counted.map(({ firstname }) => firstname)}
        signed={signed.map(({ firstname }) => firstname)}
        limit={limit}
      />
      {until !== null && (
        <Typography sx={{ mt: 1.5 }}>
          {until < today ? (
            text.ended
          ) : (
            <>
              {text.until} <DateText date={until} />.
            </>
          )}
        </Typography>
      )}
      <Button variant="outlined" component={Link} to={paths.relaties} sx={{ mt: 2.5 }}>
        {text.relations}
      </Button>
    </Section>
  );
}
