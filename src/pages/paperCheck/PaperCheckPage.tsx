import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Page } from '../../components/Page.tsx';
import { Section } from '../../components/Section.tsx';
import { paperCheckText as text } from '../../text/paperCheck.ts';
import { CheckResult } from './CheckResult.tsx';
import { DropZone } from './DropZone.tsx';
import { useChecks } from './useChecks.ts';

/** /controle, open to all: is this file one of our papers, unchanged, and since when? */
export function PaperCheckPage() {
  const { checks, check } = useChecks();
  return (
    <Page title={text.title} intro={text.intro}>
      <DropZone onFiles={check} />
      <Box role="status" sx={{ my: 2 }}>
        {checks.length > 0 && (
          <Box
            component="ul"
            aria-label={text.results}
            sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.5 }}
          >
            {checks.map((one) => (
              <CheckResult key={one.id} check={one} />
            ))}
          </Box>
        )}
      </Box>
      <Typography sx={{ mb: 4 }}>{text.private}</Typography>
      <Section title={text.without.title}>
        <Typography sx={{ mb: 2 }}>{text.without.text}</Typography>
        <Typography>
          {text.without.mac}: <code>shasum -a 256 contract.pdf</code>
        </Typography>
        <Typography>
          {text.without.windows}: <code>certutil -hashfile contract.pdf SHA256</code>
        </Typography>
        <Typography sx={{ mt: 2 }}>
          {text.without.seal}: <code>pdfsig contract.pdf</code>
        </Typography>
      </Section>
    </Page>
  );
}
