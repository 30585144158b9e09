import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { fullName } from '../../../domain/names/name.ts';
import type { Signing } from '../../../domain/wire/signing.ts';
import { Section } from '../../components/Section.tsx';
import { StateChip } from '../../components/StateChip.tsx';
import { signingText } from '../../text/signing.ts';
import { dayOf } from '../../components/dayOf.ts';

const { signers: text } = signingText;

/** Lists who has signed, when and how, and who has not. */
export function Signers({ signing }: { signing: Signing }) {
  return (
    <Section title={signing.state === 'signed' ? text.all : text.title}>
      <Box component="ul" aria-label={text.list} sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {signing.signers.map(({ party, side, signed_at, how }) => (
          <Signer key={party.hashid} name={fullName(party)} how={howSigned(side, how)}>
            {signed_at === null ? (
              <StateChip state="waiting" label={text.waits} />
            ) : (
              <StateChip state="done" label={text.signed(dayOf(signed_at))} />
            )}
          </Signer>
        ))}
        {signing.on_paper?.map((party) => (
          <Signer key={party.hashid} name={fullName(party)} how={text.elsewhere}>
            <StateChip state="waiting" label={text.waitsElsewhere} />
          </Signer>
        ))}
      </Box>
    </Section>
  );
}

/** The role of a signer who is no party, and how they signed. */
function howSigned(side: Signing['signers'][number]['side'], how: Signing['signers'][number]['how']): string | null {
  const said = [...(side === 'spouse' ? [signingText.consent.role] : []), ...(how === null ? [] : [text.how[how]])];
  return said.length === 0 ? null : said.join(', ');
}

function Signer({ name, how, children }: { name: string; how: string | null; children: ReactNode }) {
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        gap: 1,
        justifyContent: 'space-between',
        py: 1.5,
        borderBottom: 1,
        borderColor: 'divider',
      }}
    >
      <Box sx={{ minWidth: 0 }}>
        <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{name}</Typography>
        {how !== null && (
          <Typography variant="body2" color="textSecondary">
            {how}
          </Typography>
        )}
      </Box>
      {children}
    </Box>
  );
}
