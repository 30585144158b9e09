import { useLocation, useSearchParams } from 'react-router-dom';
import { messageText } from '../../text/message.ts';
import { ConfirmAddress } from './ConfirmAddress.tsx';
import { MessageView } from './MessageView.tsx';
import { WayBack } from './WayBack.tsx';

/** /melding: one message of a fixed list, chosen by its key; or the question of a mailed link. */
export function MessagePage() {
  const [query] = useSearchParams();
  const key = query.get(messageText.parameter);
  // Another link in the same tab only changes the part after the #.
  const { hash } = useLocation();
  if (key === messageText.confirmAddress) return <ConfirmAddress key={hash} />;
  if (key === messageText.wayBack) return <WayBack key={hash} />;
  if (key === messageText.wayBackElsewhere) return <WayBack key={hash} elsewhere />;
  return <MessageView messageKey={key} />;
}
