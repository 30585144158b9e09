import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { adminText } from '../../text/admin.ts';

const { grid: text } = adminText;
const whole = new Intl.NumberFormat('nl-NL');

interface PagerProps {
  page: number;
  size: number;
  total: number;
  onPage: (page: number) => void;
}

/** Shows which part of the list is visible, with links to the neighbouring parts. */
export function Pager({ page, size, total, onPage }: PagerProps) {
  const first = page * size + 1;
  const last = Math.min(total, first + size - 1);
  return (
    <Box
      component="nav"
      aria-label={text.pages}
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center', mt: 2 }}
    >
      <Typography role="status" className="cijfers" variant="body2" sx={{ flex: '1 1 10rem' }}>
        {last < first ? text.none : text.range(first, last, whole.format(total))}
      </Typography>
      {total > size && (
        <>
          <Button variant="outlined" disabled={page === 0} onClick={() => onPage(page - 1)}>
            {text.previous}
          </Button>
          <Button variant="outlined" disabled={last >= total} onClick={() => onPage(page + 1)}>
            {text.next}
          </Button>
        </>
      )}
    </Box>
  );
}
