import Button from '@mui/material/Button';
import { useGoBackMutation } from '../../store/modules/verification/verificationApi.ts';
import { messageText } from '../../text/message.ts';
import { wayBackText as text } from '../../text/wayBack.ts';
import { MailedQuestion } from './MailedQuestion.tsx';

/** The link in a mail about a change in how somebody logs in: its button takes the account back (docs/decisions/0095). */
export function WayBack() {
  const [goBack, answered] = useGoBackMutation();
  return (
    <MailedQuestion
      linked={messageText.wayBack}
      text={text}
      worthless="niet-teruggehaald"
      ask={{ onAnswer: (token) => void goBack({ token }) }}
      answered={answered}
      wayOn={
        <Button href={answered.data?.choose ?? ''} variant="contained">
          {text.choose}
        </Button>
      }
    />
  );
}
