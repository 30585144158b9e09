import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { CalmPage } from '../../components/CalmPage.tsx';
import { paths } from '../../paths.ts';
import { notFoundText } from '../../text/notFound.ts';

/** /error-404: says that the page is not there, and leads back. */
export function NotFoundPage() {
  return (
    <CalmPage
      scene="nothing"
      title={notFoundText.title}
      actions={
        <Button component={Link} to={paths.overzicht} variant="contained">
          {notFoundText.home}
        </Button>
      }
    >
      <p>{notFoundText.text}</p>
    </CalmPage>
  );
}
