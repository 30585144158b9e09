import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { IssuedStatement } from '../../../domain/wire/statement.ts';
import { DownloadIcon } from '../../components/icons/pageIcons.tsx';
import { InstantText } from '../../components/InstantText.tsx';
import { Section } from '../../components/Section.tsx';
import { useDownloadIssuedMutation } from '../../store/modules/statement/statementApi.ts';
import { statementText } from '../../text/statement.ts';

const { versions: text } = statementText;

interface VersionsProps {
  issued: readonly IssuedStatement[];
  /** The changes since the newest version. */
  changes: readonly string[];
  /** The name of a version's file. */
  fileName: (version: number) => string;
}

const Changes = ({ changes }: { changes: readonly string[] }) => (
  <Box component="ul" sx={{ m: 0, mt: 0.5, pl: 2.5 }}>
    {changes.map((change) => (
      <li key={change}>{change}</li>
    ))}
  </Box>
);

/** Lists the issued versions, newest first, and whether the figures are still the same. */
export function Versions({ issued, changes, fileName }: VersionsProps) {
  const [download, { isLoading }] = useDownloadIssuedMutation();
  const newest = issued.at(-1);
  return (
    <Section title={text.title}>
      {newest === undefined && <Typography color="textSecondary">{text.none}</Typography>}
      {newest !== undefined && changes.length > 0 && (
        <Box sx={{ mb: 2 }}>
          <Typography>{text.changed(newest.version + 1)}</Typography>
          <Changes changes={changes} />
        </Box>
      )}
      {newest !== undefined && changes.length === 0 && (
        <Typography color="textSecondary" sx={{ mb: 1 }}>
          {text.unchanged}
        </Typography>
      )}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {[...issued].reverse().map(({ hashid, version, issued_at, sha256, changes: changed }) => (
          <Box
            component="li"
            key={hashid}
            sx={{
              display: 'flex',
              flexWrap: 'wrap',
              gap: 1.5,
              alignItems: 'center',
              justifyContent: 'space-between',
              py: 1.5,
              borderBottom: 1,
              borderColor: 'divider',
            }}
          >
            <Box sx={{ flex: '1 1 18rem', minWidth: 0 }}>
              <Typography sx={{ fontWeight: 600 }}>
                {text.version(version)}, <InstantText instant={issued_at} />
              </Typography>
              {changed.length > 0 && <Changes changes={changed} />}
              <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
                {text.hash}: {sha256}
              </Typography>
            </Box>
            <Button
              variant="outlined"
              className="niet-afdrukken"
              startIcon={<DownloadIcon />}
              loading={isLoading}
              aria-label={text.get(version)}
              onClick={() => void download({ hashid, fileName: fileName(version) })}
            >
              {text.download}
            </Button>
          </Box>
        ))}
      </Box>
    </Section>
  );
}
