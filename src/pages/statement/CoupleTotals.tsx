import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { formatEuroShort } from '../../../domain/money/format.ts';
import { incomePartners } from '../../../domain/relations/incomePartners.ts';
import { coupleTotals } from '../../../domain/statements/coupleTotals.ts';
import type { Party } from '../../../domain/wire/party.ts';
import type { Statement } from '../../../domain/wire/statement.ts';
import type { OwnUser } from '../../../domain/wire/user.ts';
import { CopyButton } from '../../components/CopyButton.tsx';
import { Section } from '../../components/Section.tsx';
import { useGetStatementQuery } from '../../store/modules/statement/statementApi.ts';
import { useGetOwnUsersQuery } from '../../store/modules/users/usersApi.ts';
import { statementText } from '../../text/statement.ts';

const { couple: text } = statementText;

/** Somebody's income tax partner all year, if both statements are available and both live; null if uncertain. */
function partnerOf(statement: Statement, people: readonly Party[], everyone: readonly OwnUser[]): Party | null {
  const { person, year } = statement;
  const lives = (hashid: string) => everyone.some((one) => one.hashid === hashid && !one.passed_away);
  const couples = everyone.find(({ hashid }) => hashid === person.hashid)?.partners ?? [];
  const sure = couples.find((couple) => incomePartners(couple, year) === 'yes')?.partner.hashid;
  if (sure === undefined || !lives(person.hashid) || !lives(sure)) return null;
  return people.find(({ hashid }) => hashid === sure) ?? null;
}

function Totals({ statement, partner }: { statement: Statement; partner: Party }) {
  const { data } = useGetStatementQuery({ year: statement.year, person: partner.hashid });
  const totals = data ? coupleTotals(statement, data.statement) : [];
  if (totals.length === 0) return null;
  return (
    <Section title={text.title(statement.person.firstname, partner.firstname)}>
      <Typography color="textSecondary" sx={{ mb: 1, maxWidth: '68ch' }}>
        {text.intro}
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {totals.map(({ id, label, euros }) => (
          <Box
            key={id}
            component="li"
            sx={{
              display: 'flex',
              flexWrap: 'wrap',
              columnGap: 1,
              alignItems: 'center',
              py: 0.75,
              borderBottom: 1,
              borderColor: 'divider',
            }}
          >
            <Box sx={{ flex: '1 1 14rem' }}>{text.boxes[id](label)}</Box>
            <Box className="cijfers" sx={{ fontWeight: 600 }}>
              {formatEuroShort(euros * 100)}
            </Box>
            <CopyButton label={text.boxes[id](label)} value={String(euros)} shown={formatEuroShort(euros * 100)} />
          </Box>
        ))}
      </Box>
    </Section>
  );
}

/** A couple's joint total in box 3: what each has alone, and joint assets once. */
export function CoupleTotals({ statement, people }: { statement: Statement; people: readonly Party[] }) {
  const { data: everyone = [] } = useGetOwnUsersQuery();
  const partner = partnerOf(statement, people, everyone);
  return partner && <Totals statement={statement} partner={partner} />;
}
