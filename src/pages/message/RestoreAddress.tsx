import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { CalmPage } from '../../components/CalmPage.tsx';
import { useHashToken } from '../../components/useHashToken.ts';
import { paths } from '../../paths.ts';
import { useUndoAddressMutation } from '../../store/modules/user/addressApi.ts';
import { restoreAddressText as text } from '../../text/address.ts';
import { MessageView } from './MessageView.tsx';

/** The mailed link to the address before: opening it changes nothing, its button puts everything back. */
export function RestoreAddress({ query }: { query: string }) {
  const { token } = useHashToken(query);
  const [undo, { isLoading, isSuccess, error }] = useUndoAddressMutation();
  const refused = error !== undefined && 'status' in error && error.status === 404;
  if (token === '' || refused) return <MessageView messageKey="adres-niet-teruggezet" />;
  if (isSuccess)
    return (
      <CalmPage
        key={text.doneTitle}
        scene="letter"
        title={text.doneTitle}
        actions={
          <Button component={Link} to={paths.overzicht} variant="contained">
            {text.logIn}
          </Button>
        }
      >
        <p role="status">{text.done}</p>
      </CalmPage>
    );
  return (
    <CalmPage
      scene="letter"
      title={text.title}
      actions={
        <>
          <Button variant="contained" onClick={() => void undo({ token })} loading={isLoading}>
            {text.restore}
          </Button>
          <Button component={Link} to={paths.overzicht}>
            {text.later}
          </Button>
        </>
      }
    >
      <p>{text.text}</p>
    </CalmPage>
  );
}
