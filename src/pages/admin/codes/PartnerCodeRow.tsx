import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useEffect, useRef } from 'react';
import { formatDateLong } from '../../../../domain/dates/dutchDate.ts';
import { partnerCodeState } from '../../../../domain/partnerCodes/usable.ts';
import type { PartnerCode } from '../../../../domain/wire/partnerCode.ts';
import { StateChip } from '../../../components/StateChip.tsx';
import { useToday } from '../../../components/useToday.ts';
import { useAppDispatch } from '../../../store/hooks.ts';
import { useRestorePartnerCodeMutation } from '../../../store/modules/partnerCodes/partnerCodesApi.ts';
import { removalAsked } from '../../../store/modules/partnerCodes/partnerCodesSlice.ts';
import { adminText } from '../../../text/admin.ts';

const { codes: text } = adminText;
const LOOKS = { early: 'waiting', running: 'done', over: 'draft' } as const;

/** One code; once removed, only the undo, for as long as the list is open. */
export function PartnerCodeRow({
  code: { hashid, code, name, discount_percent, valid_from, valid_until, uses },
  removed,
}: {
  code: PartnerCode;
  removed: boolean;
}) {
  const dispatch = useAppDispatch();
  const today = useToday();
  const [restore] = useRestorePartnerCodeMutation();
  const button = useRef<HTMLButtonElement>(null);
  const before = useRef(removed);

  useEffect(() => {
    // The pressed button was replaced by its counterpart: the focus moves to it.
    if (before.current !== removed) button.current?.focus();
    before.current = removed;
  }, [removed]);

  const state = partnerCodeState({ valid_from, valid_until }, today);
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        gap: 1.5,
        alignItems: 'center',
        minHeight: 88,
        py: 2,
        borderBottom: 1,
        borderColor: 'divider',
      }}
    >
      {removed ? (
        <>
          <Typography role="status" sx={{ flex: '1 1 14rem' }}>
            {text.removed(code)}
          </Typography>
          <Button ref={button} variant="outlined" aria-label={text.undoOf(code)} onClick={() => void restore(hashid)}>
            {text.undo}
          </Button>
        </>
      ) : (
        <>
          <Box sx={{ flex: '1 1 16rem', minWidth: 0 }}>
            <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center' }}>
              <Typography className="cijfers" sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
                {code}
              </Typography>
              <StateChip state={LOOKS[state]} label={text.states[state]} />
            </Box>
            <Typography sx={{ overflowWrap: 'anywhere' }}>{name}</Typography>
            <Typography variant="body2" color="textSecondary">
              {text.discountOf(discount_percent)},{' '}
              {text.period(formatDateLong(valid_from), valid_until === null ? null : formatDateLong(valid_until))} ·{' '}
              {text.uses(uses)}
            </Typography>
          </Box>
          <Button
            ref={button}
            color="error"
            aria-label={text.removeOf(code)}
            onClick={() => dispatch(removalAsked(hashid))}
          >
            {text.remove}
          </Button>
        </>
      )}
    </Box>
  );
}
