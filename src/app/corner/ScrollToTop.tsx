import IconButton from '@mui/material/IconButton';
import { useSyncExternalStore } from 'react';
import { wantsStillness } from '../../components/preference.ts';
import { lineIcon } from '../../components/icons/lineIcon.tsx';
import { shellText } from '../../text/shell.ts';
import { contentId } from '../layouts/contentId.ts';

/** In pixels. */
const appearsAfter = 250;

const UpIcon = lineIcon('UpIcon', <path d="M12 19V5M5.5 11.5 12 5l6.5 6.5" />);

const subscribe = (changed: () => void) => {
  window.addEventListener('scroll', changed, { passive: true });
  return () => window.removeEventListener('scroll', changed);
};
const isScrolled = () => window.scrollY > appearsAfter;

/** The way back to the top of a long page. */
export function ScrollToTop() {
  const scrolled = useSyncExternalStore(subscribe, isScrolled);
  if (!scrolled) return null;
  return (
    <IconButton
      aria-label={shellText.toTop}
      title={shellText.toTop}
      onClick={toTop}
      sx={{
        bgcolor: 'surface.raised',
        border: 1,
        borderColor: 'surface.fieldBorder',
        boxShadow: 4,
        '&:hover': { bgcolor: 'surface.sunken' },
      }}
    >
      <UpIcon />
    </IconButton>
  );
}

/** The focus moves too: the button it was on disappears. */
function toTop(): void {
  document.getElementById(contentId)?.focus({ preventScroll: true });
  window.scrollTo({ top: 0, behavior: wantsStillness() ? 'auto' : 'smooth' });
}
