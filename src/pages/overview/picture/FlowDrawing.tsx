import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { useMemo, useState, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { Flow } from '../../../../domain/overview/flows.ts';
import { VisuallyHidden } from '../../../components/VisuallyHidden.tsx';
import { moneyPictureText as text } from '../../../text/moneyPicture.ts';
import { FlowBand } from './FlowBand.tsx';
import { flowLayout, type Placed } from './flowLayout.ts';
import { flowTarget } from './flowTarget.ts';
import { Swatch } from './Legend.tsx';
import { wholeEuros } from './wholeEuros.ts';
import type { Someone } from './people.ts';
import { PersonInPicture } from './PersonInPicture.tsx';

/** Sixteenths of a rem (flowLayout.ts). */
const rem = (size: number) => `${size / 16}rem`;

function At({ place, children }: { place: Placed; children: ReactNode }) {
  return (
    <Box sx={{ position: 'absolute', insetInline: 0, top: rem(place.top), height: rem(place.height) }}>{children}</Box>
  );
}

interface FlowDrawingProps {
  flows: readonly Flow[];
  people: ReadonlyMap<string, Someone>;
}

/**
 * Whoever gave or lent stands on the left, whoever got it on the right, and a band between them is as wide as the amount. The
 * amounts at the ends of the bands are links, and to somebody who sees nothing a list of sentences.
 */
export function FlowDrawing({ flows, people }: FlowDrawingProps) {
  const layout = useMemo(() => flowLayout(flows, (hashid) => people.get(hashid)?.rank ?? 0), [flows, people]);
  const [lit, setLit] = useState<Flow | null>(null);
  const nameOf = (hashid: string) => people.get(hashid)?.name ?? '';
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: '4rem minmax(3rem, 1fr) 5.25rem 4rem', md: '10rem 1fr 8rem 10rem' },
        height: rem(layout.height),
        mb: 2,
      }}
    >
      <Box aria-hidden sx={{ position: 'relative' }}>
        {layout.givers.map((giver) => (
          <At key={giver.hashid} place={giver}>
            <PersonInPicture someone={people.get(giver.hashid)} side="from" />
          </At>
        ))}
      </Box>
      {/* Placed apart from the grid, whose rows would take the drawing's own proportions. */}
      <Box sx={{ position: 'relative' }}>
        <Box
          component="svg"
          aria-hidden
          viewBox={`0 0 100 ${layout.height}`}
          preserveAspectRatio="none"
          sx={{ position: 'absolute', inset: 0, width: '100%', height: '100%', overflow: 'visible' }}
        >
          {layout.flows.map((band) => (
            <FlowBand
              key={`${band.flow.from} ${band.flow.to} ${band.flow.kind}`}
              band={band}
              faint={lit !== null && lit !== band.flow}
              onPoint={(on) => setLit(on ? band.flow : null)}
              to={flowTarget(band.flow, people)}
            />
          ))}
        </Box>
      </Box>
      <Box
        component="ul"
        aria-label={text.flowsList}
        sx={{ position: 'relative', m: 0, p: 0, listStyle: 'none' }}
        onMouseLeave={() => setLit(null)}
      >
        {layout.flows.map(({ flow, ...place }) => (
          <Box
            component="li"
            key={`${flow.from} ${flow.to} ${flow.kind}`}
            sx={{ position: 'absolute', insetInline: 0, top: rem(place.top), height: rem(place.height) }}
          >
            <ButtonBase
              component={Link}
              to={flowTarget(flow, people)}
              onMouseEnter={() => setLit(flow)}
              onFocus={() => setLit(flow)}
              onBlur={() => setLit(null)}
              sx={{
                width: '100%',
                height: '100%',
                minHeight: 44,
                pl: 1,
                pr: { xs: 0, md: 1 },
                display: 'flex',
                flexDirection: 'column',
                alignItems: 'flex-start',
                justifyContent: 'center',
                borderRadius: 1,
                lineHeight: 1.25,
                '&:hover': { bgcolor: 'action.hover' },
              }}
            >
              <VisuallyHidden>{text.between(nameOf(flow.from), nameOf(flow.to))} </VisuallyHidden>
              <Box component="span" className="cijfers" sx={{ fontWeight: 600, whiteSpace: 'nowrap' }}>
                {wholeEuros(flow.amount)}{' '}
              </Box>
              <Box
                component="span"
                sx={{ display: 'flex', alignItems: 'center', gap: 0.5, typography: 'caption', color: 'text.secondary' }}
              >
                <Box component="span" sx={{ display: { xs: 'none', md: 'contents' } }}>
                  <Swatch part={flow.kind === 'open' ? 'lent' : 'given'} />
                </Box>
                {text.kinds[flow.kind]}
              </Box>
              <VisuallyHidden>{text.led(flow.kind, flow.contracts.length)}</VisuallyHidden>
            </ButtonBase>
          </Box>
        ))}
      </Box>
      <Box aria-hidden sx={{ position: 'relative' }}>
        {layout.takers.map((taker) => (
          <At key={taker.hashid} place={taker}>
            <PersonInPicture someone={people.get(taker.hashid)} side="to" />
          </At>
        ))}
      </Box>
    </Box>
  );
}
