import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { CalmPage } from '../../components/CalmPage.tsx';
import { useHashToken } from '../../components/useHashToken.ts';
import { paths } from '../../paths.ts';
import { messageText } from '../../text/message.ts';
import { MessageView } from './MessageView.tsx';

interface MailedQuestionProps {
  /** The message of the address that the mail links to. */
  linked: string;
  text: Readonly<Record<'title' | 'text' | 'answer' | 'later' | 'doneTitle' | 'done', string>>;
  /** The text for a link that is invalid, or no longer valid. */
  worthless: string;
  /** The action of its button; or the form that asks for more than a press. */
  ask: { onAnswer: (token: string) => void } | { form: (token: string) => ReactNode };
  answered: { isLoading: boolean; isSuccess: boolean; error?: unknown };
  /** The one next step after the answer. */
  wayOn: ReactNode;
}

const notFound = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'status' in error && error.status === 404;

/**
 * The question of a mailed link. Showing it changes nothing, as programs open links too; the button posts the token,
 * which stood after the # and is already gone from the address.
 */
export function MailedQuestion({ linked, text, worthless, ask, answered, wayOn }: MailedQuestionProps) {
  const { token } = useHashToken(`${messageText.parameter}=${linked}`);
  if (answered.isSuccess)
    return (
      <CalmPage key={text.doneTitle} scene="letter" title={text.doneTitle} actions={wayOn}>
        <p role="status">{text.done}</p>
      </CalmPage>
    );
  if (token === '' || notFound(answered.error)) return <MessageView messageKey={worthless} />;
  return (
    <CalmPage
      scene="letter"
      title={text.title}
      actions={
        <>
          {'form' in ask ? (
            <Box sx={{ width: '100%' }}>{ask.form(token)}</Box>
          ) : (
            <Button variant="contained" onClick={() => ask.onAnswer(token)} loading={answered.isLoading}>
              {text.answer}
            </Button>
          )}
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
