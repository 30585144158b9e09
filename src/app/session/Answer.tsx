import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { useSession } from './SessionContext.ts';

/** /aangemeld: the provider's answer leads on to the page that was asked for, or to the error screen. */
export function Answer() {
  const session = useSession();
  const navigate = useNavigate();
  useEffect(() => {
    let here = true;
    void session.answer().then((path) => {
      if (here) void navigate(path, { replace: true });
    });
    return () => {
      here = false;
    };
  }, [session, navigate]);
  return null;
}
