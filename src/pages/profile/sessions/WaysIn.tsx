import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useEffect, useRef } from 'react';
import type { Passkey } from '../../../../domain/wire/passkey.ts';
import type { SecurityState } from '../../../../domain/wire/security.ts';
import { dayOf } from '../../../components/dayOf.ts';
import { useShowSection } from '../../../components/parts/useShowSection.ts';
import { profileText } from '../../../text/profile.ts';
import { type ProfileAnchor, profileAnchors } from '../anchors.ts';

const { waysIn: text } = profileText;

export interface Ways {
  security: SecurityState;
  devices: readonly Passkey[];
}

interface Way {
  key: string;
  said: string;
  anchor: ProfileAnchor;
}

/** Each way into the account, or to sign for it, with the place to change or remove it. */
function listed({
  security: { address_asked: asked, address_changed: changed, factor, passkeys },
  devices,
}: Ways): Way[] {
  const one = (anchor: ProfileAnchor, said: string, key: string = anchor): Way => ({ key, said, anchor });
  return [
    one('password', text.password),
    ...(asked ? [one('address', text.asked(asked.email))] : []),
    ...(changed ? [one('address', text.changed(changed.before))] : []),
    one('factor', factor ? text.factor(dayOf(factor.enabled_at)) : text.noFactor),
    ...passkeys.map(({ id, name, added_at }) => one('passkeys', text.passkey(name, dayOf(added_at)), id)),
    ...devices.map(({ hashid, name, added_at }) => one('devices', text.device(name, dayOf(added_at)), hashid)),
  ];
}

/** After logging out everywhere else: the remaining ways in, as on the page of a new password by mail. */
export function WaysIn(ways: Ways) {
  const showSection = useShowSection();
  const box = useRef<HTMLDivElement>(null);
  // The pressed button is gone.
  useEffect(() => box.current?.focus(), []);
  return (
    <Box
      ref={box}
      tabIndex={-1}
      component="section"
      aria-label={text.title}
      sx={{ mt: 3, p: { xs: 2, sm: 3 }, borderRadius: '12px', border: 1, borderColor: 'divider', outline: 'none' }}
    >
      <Typography variant="h3">{text.title}</Typography>
      <Typography sx={{ mt: 1, mb: 1.5, maxWidth: '60ch' }}>{text.intro}</Typography>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {listed(ways).map(({ key, anchor, said }) => (
          <Box
            component="li"
            key={key}
            sx={{
              ...{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between' },
              ...{ columnGap: 2, borderTop: 1, borderColor: 'divider', overflowWrap: 'anywhere' },
            }}
          >
            <Box sx={{ flex: '1 1 14rem', minWidth: 0, pt: 1, pb: { xs: 0, sm: 1 } }}>{said}</Box>
            <Link
              href={`#${profileAnchors[anchor]}`}
              onClick={(event) => showSection(event, profileAnchors[anchor])}
              aria-label={text.look(said)}
              sx={{ display: 'inline-flex', alignItems: 'center', minHeight: 44, fontWeight: 600 }}
            >
              {text.lookVerb}
            </Link>
          </Box>
        ))}
      </Box>
    </Box>
  );
}
