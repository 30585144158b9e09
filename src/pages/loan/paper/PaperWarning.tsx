import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import type { PaperYear } from '../../../../domain/paperGifts/years.ts';
import { paperText } from '../../../text/paperGift.ts';

const text = paperText.open;
const listed = (years: readonly number[]) =>
  years.length < 2 ? years.join() : `${years.slice(0, -1).join(', ')} en ${String(years.at(-1))}`;

/** The consequence of unpaid interest over a past year. */
export function PaperWarning({ years, dead }: { years: readonly PaperYear[]; dead: boolean }) {
  const open = years.filter(({ state }) => state === 'open').map(({ year }) => year);
  if (open.length === 0) return null;
  return (
    <Alert severity="warning" sx={{ mb: 3 }}>
      <AlertTitle>{text.title(listed(open))}</AlertTitle>
      {text.text} {!dead && text.repair} ({text.law})
    </Alert>
  );
}
