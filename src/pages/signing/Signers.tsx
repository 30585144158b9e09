import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { fullName } from '../../../domain/names/name.ts';
import type { Signing } from '../../../domain/wire/signing.ts';
import { Section } from '../../components/Section.tsx';
import { StateChip } from '../../components/StateChip.tsx';
import { signingText } from '../../text/signing.ts';
import { dayOf } from '../../components/dayOf.ts';

const { signers: text } = signingText;

/** Who has signed, when and how, and who has not. */
export function Signers({ signing }: { signing: Signing }) {
  return (
    <Section title={text.title}>
      <Box component="ul" aria-label={text.list} sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {signing.signers.map(({ party, signed_at, how }) => (
          <Box
            component="li"
            key={party.hashid}
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
              <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{fullName(party)}</Typography>
              {how !== null && (
                <Typography variant="body2" color="textSecondary">
                  {text.how[how]}
                </Typography>
              )}
            </Box>
            {signed_at === null ? (
              <StateChip state="waiting" label={text.waits} />
            ) : (
              <StateChip state="done" label={text.signed(dayOf(signed_at))} />
            )}
          </Box>
        ))}
      </Box>
    </Section>
  );
}
