import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { CalmPage } from '../../components/CalmPage.tsx';
import { paths } from '../../paths.ts';
import { notFoundText } from '../../text/notFound.ts';

/** /error-404: says that the page does not exist, and leads back; the sample has its own words. */
export function NotFoundPage({ words = notFoundText }: { words?: Record<keyof typeof notFoundText, string> }) {
  return (
    <CalmPage
      scene="nothing"
      title={words.title}
      actions={
        <Button component={Link} to={paths.overzicht} variant="contained">
          {words.home}
        </Button>
      }
    >
      <p>{words.text}</p>
    </CalmPage>
  );
}
