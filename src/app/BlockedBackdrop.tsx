import Backdrop from '@mui/material/Backdrop';
import CircularProgress from '@mui/material/CircularProgress';
import Portal from '@mui/material/Portal';
import { shellText } from '../text/shell.ts';

/**
 * The backdrop of the specification, light, so that the page stays visible. A save covers everything and keeps
 * the pointer off the form; a loading page lies under menu and corner, and can be left. The focus stays where it was.
 * Outside the app, so that a dialog does not hide it from a screen reader.
 */
export function BlockedBackdrop({ save }: { save: boolean }) {
  return (
    <Portal>
      <Backdrop
        open
        role="status"
        transitionDuration={200}
        className="niet-afdrukken"
        sx={{
          zIndex: ({ zIndex }) => (save ? zIndex.modal + 1 : zIndex.speedDial - 1),
          pointerEvents: save ? 'auto' : 'none',
          bgcolor: 'color-mix(in srgb, var(--mui-palette-background-default) 55%, transparent)',
        }}
      >
        <CircularProgress aria-label={shellText.loading} />
      </Backdrop>
    </Portal>
  );
}
