import Typography from '@mui/material/Typography';
import { useGetStatementsElsewhereQuery } from '../../store/modules/statement/statementApi.ts';
import { statementText as text } from '../../text/statement.ts';
import { FromFamily } from './ContractLink.tsx';
import { RoleSections } from './RoleSections.tsx';

/** The reader's year in their other families, each under its own heading. */
export function OtherFamilies({ year, here }: { year: number; /** Name of the current family. */ here: string }) {
  const { data } = useGetStatementsElsewhereQuery(year, { refetchOnMountOrArgChange: true });
  if (!data || data.length === 0) return null;
  return (
    <>
      <Typography sx={{ mb: 3, maxWidth: '68ch' }}>{text.elsewhere(here)}</Typography>
      {data.map(({ family, statement }) => (
        <FromFamily key={family.hashid} value={family.hashid}>
          <RoleSections statement={statement} family={family.name} />
        </FromFamily>
      ))}
    </>
  );
}
