import Button from '@mui/material/Button';
import { Link, useSearchParams } from 'react-router-dom';
import { CalmPage } from '../../components/CalmPage.tsx';
import { paths } from '../../paths.ts';
import { logoutText } from '../../text/logout.ts';

/** /logout: a calm end. Says so when only this device forgot the person, as the provider did not answer. */
export function LogoutPage() {
  const [query] = useSearchParams();
  return (
    <CalmPage
      scene="farewell"
      title={logoutText.title}
      actions={
        <Button component={Link} to={paths.overzicht} variant="contained">
          {logoutText.again}
        </Button>
      }
    >
      <p>{query.has('hier') ? logoutText.hereOnly : logoutText.text}</p>
    </CalmPage>
  );
}
