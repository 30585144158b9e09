import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { useLayoutEffect, useRef } from 'react';
import type { IsoDate } from '../../../domain/dates/isoDate.ts';
import { sampleText } from '../../text/sample.ts';

/**
 * Shown above every screen of the sample: what it is, as of which day, and the ways out. After the page in DOM order,
 * so that the skip link stays first.
 */
export function SampleBanner({ day }: { day: IsoDate }) {
  const banner = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const { current } = banner;
    if (current === null) return undefined;
    // The menu and the bar stick below it, however many lines it takes.
    const watch = new ResizeObserver(() =>
      document.documentElement.style.setProperty('--boven', `${current.offsetHeight}px`),
    );
    watch.observe(current);
    document.body.style.paddingTop = 'var(--boven)';
    return () => watch.disconnect();
  }, []);
  return (
    <Box
      ref={banner}
      component="aside"
      aria-label={sampleText.name}
      className="niet-afdrukken"
      sx={{
        position: 'fixed',
        inset: '0 0 auto',
        zIndex: (theme) => theme.zIndex.appBar + 1,
        display: 'flex',
        alignItems: 'center',
        columnGap: 2,
        minHeight: 60,
        py: 1,
        px: { xs: 2, sm: 3 },
        bgcolor: 'soft.warning',
        color: 'text.primary',
        borderBottom: 1,
        borderColor: 'divider',
      }}
    >
      <Box component="p" sx={{ m: 0, flex: 1, minWidth: 0, lineHeight: 1.3 }}>
        <strong>{sampleText.name}</strong>{' '}
        <Box component="span" sx={{ display: { xs: 'block', md: 'inline' }, typography: 'body2' }}>
          {sampleText.standing(day)}
        </Box>
      </Box>
      <Link href="/welkom" sx={{ display: { xs: 'none', sm: 'inline-flex' }, alignItems: 'center', minHeight: 44 }}>
        {sampleText.back}
      </Link>
      <Button href="/register" variant="contained" sx={{ flexShrink: 0 }}>
        {sampleText.register}
      </Button>
    </Box>
  );
}
