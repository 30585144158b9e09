import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Component } from 'react';
import type { ReactNode } from 'react';
import { shellText } from '../text/shell.ts';
import { log } from './log.ts';

interface State {
  failed: boolean;
}

/**
 * When a page breaks, or its chunk fails to load: our words and a next step, with the shell around it intact. A quiet
 * one only leaves out the broken part: a page without its corner is still a page.
 */
export class PageBoundary extends Component<{ children: ReactNode; quiet?: boolean }, State> {
  override state: State = { failed: false };

  static getDerivedStateFromError(): State {
    return { failed: true };
  }

  override componentDidCatch(error: Error): void {
    log(error);
  }

  override render(): ReactNode {
    if (!this.state.failed) return this.props.children;
    return this.props.quiet ? null : <Crash {...(navigator.onLine ? shellText.crash : shellText.unreachable)} />;
  }
}

/** A title, what to do, and the button that does it: reloading the page. */
export function Crash({ title, text }: { title: string; text: string }) {
  return (
    <Box role="alert" className="mislukt" sx={{ maxWidth: 560, mx: 'auto', px: 2, py: 8 }}>
      <Typography variant="h1">{title}</Typography>
      <Typography sx={{ my: 2 }}>{text}</Typography>
      {/* Without a connection a reload would trade the app for the browser's own error page. */}
      <Button variant="contained" onClick={() => navigator.onLine && location.reload()}>
        {shellText.retry}
      </Button>
    </Box>
  );
}
