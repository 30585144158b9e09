import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { useShowSection } from '../../components/parts/useShowSection.ts';
import { loanText as text } from '../../text/loan.ts';

export type SectionName = keyof typeof text.sections;

/** The parts of this one long page, as links. */
export function SectionLinks({ sections }: { sections: readonly SectionName[] }) {
  const showSection = useShowSection();
  return (
    <Box component="nav" aria-label={text.anchors} className="niet-afdrukken" sx={{ mb: 4, mx: -1, overflowX: 'auto' }}>
      <Box component="ul" sx={{ display: 'flex', flexWrap: 'wrap', m: 0, p: 0, listStyle: 'none' }}>
        {sections.map((name) => (
          <li key={name}>
            <Link
              href={`#${name}`}
              onClick={(event) => showSection(event, name)}
              underline="hover"
              sx={{ display: 'inline-flex', alignItems: 'center', minHeight: 44, px: 1, mr: 1.5, fontWeight: 600 }}
            >
              {text.sections[name]}
            </Link>
          </li>
        ))}
      </Box>
    </Box>
  );
}
