import Button from '@mui/material/Button';
import { useGoBackMutation } from '../../store/modules/verification/verificationApi.ts';
import { messageText } from '../../text/message.ts';
import { paths } from '../../paths.ts';
import { wayBackElsewhereText, wayBackText } from '../../text/wayBack.ts';
import { MailedQuestion } from './MailedQuestion.tsx';

/**
 * The link in a mail about a login: its button recovers the account, or, with an external login, freezes its acts here
 * (docs/decisions/0021).
 */
export function WayBack({ elsewhere = false }: { elsewhere?: boolean }) {
  const [goBack, answered] = useGoBackMutation();
  const text = elsewhere ? wayBackElsewhereText : wayBackText;
  return (
    <MailedQuestion
      linked={elsewhere ? messageText.wayBackElsewhere : messageText.wayBack}
      text={text}
      worthless={elsewhere ? 'link-verlopen' : 'niet-teruggehaald'}
      ask={{ onAnswer: (token) => void goBack({ token }) }}
      answered={answered}
      wayOn={
        <Button href={answered.data?.choose ?? paths.meldingen} variant="contained">
          {text.choose}
        </Button>
      }
    />
  );
}
