import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { CalmPage } from '../../components/CalmPage.tsx';
import { messageText } from '../../text/message.ts';

/** One message of the fixed list; an unknown key says that there is nothing. */
export function MessageView({ messageKey }: { messageKey: string | null }) {
  const { title, text, action } = messageText.messageFor(messageKey);
  return (
    <CalmPage
      key={title}
      scene="letter"
      title={title}
      actions={
        <Button component={Link} to={action.to} variant="contained">
          {action.label}
        </Button>
      }
    >
      <p role="status">{text}</p>
    </CalmPage>
  );
}
