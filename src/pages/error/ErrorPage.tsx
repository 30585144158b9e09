import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Link, useSearchParams } from 'react-router-dom';
import { CalmPage } from '../../components/CalmPage.tsx';
import { paths } from '../../paths.ts';
import { errorText } from '../../text/error.ts';

/** The part of a foreign text that helps to understand it; the address may carry ten thousand characters (S-109). */
const readable = 300;

/** /error: what happened in our words, by code; the foreign text folded away, and only ever as text (R-8.14, S-109). */
export function ErrorPage() {
  const [query] = useSearchParams();
  const code = query.get('error');
  const { title, text, action } = errorText.wordsFor(code);
  const technical = [code, query.get('error_description')]
    .filter((part) => part !== null && part !== '')
    .map((part) => part?.slice(0, readable));
  return (
    <CalmPage
      scene="mishap"
      title={title}
      actions={
        <Button component={Link} to={paths.overzicht} variant="contained">
          {action}
        </Button>
      }
      footnote={technical.length > 0 && <Details lines={technical.join('\n')} />}
    >
      <p>{text}</p>
      <p>{errorText.help}</p>
    </CalmPage>
  );
}

function Details({ lines }: { lines: string }) {
  return (
    <Box component="details" sx={{ mt: 4, typography: 'body2', color: 'text.secondary' }}>
      <Box component="summary" sx={{ cursor: 'pointer', py: 1.25, width: 'fit-content', borderRadius: '4px' }}>
        {errorText.details}
      </Box>
      <Box
        component="pre"
        lang="en"
        sx={{
          m: 0,
          p: 2,
          borderRadius: '10px',
          bgcolor: 'surface.sunken',
          color: 'text.primary',
          whiteSpace: 'pre-wrap',
          overflowWrap: 'anywhere',
          fontSize: '0.8125rem',
        }}
      >
        {lines}
      </Box>
    </Box>
  );
}
