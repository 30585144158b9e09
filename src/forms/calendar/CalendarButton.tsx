import IconButton from '@mui/material/IconButton';
import { useCallback, useRef, useState, type FocusEvent } from 'react';
import { formatDateLong } from '../../../domain/dates/dutchDate.ts';
import { isIsoDate, type IsoDate } from '../../../domain/dates/isoDate.ts';
import { lineIcon } from '../../components/icons/lineIcon.tsx';
import { useChunk } from '../../components/useChunk.ts';
import { VisuallyHidden } from '../../components/VisuallyHidden.tsx';
import { useAppDispatch } from '../../store/hooks.ts';
import { chunkFailed } from '../../store/modules/toast/toastSlice.ts';
import { formsText } from '../../text/forms.ts';

/** The calendar is fetched when somebody first asks for one. */
const loadPanel = () => import(/* webpackChunkName: "day-picker" */ './CalendarPanel.tsx');

const CalendarIcon = lineIcon('CalendarIcon', <path d="M4.5 6h15v13.5h-15zM4.5 10.5h15M8.5 3.5V8M15.5 3.5V8" />);

export interface CalendarButtonProps {
  id: string;
  /** The label of the field. */
  label: string;
  /** The value of the field. */
  value: string;
  onChosen: (date: IsoDate) => void;
  /** Called when the focus leaves, other than into the calendar. */
  onBlur: (event: FocusEvent) => void;
}

/** Opens a calendar at the end of a date field. A calendar that fails to load is reported; typing still works. */
export function CalendarButton({ id, label, value, onChosen, onBlur }: CalendarButtonProps) {
  const button = useRef<HTMLButtonElement>(null);
  const dispatch = useAppDispatch();
  const [open, setOpen] = useState(false);
  const onFailed = useCallback(() => {
    setOpen(false);
    dispatch(chunkFailed());
  }, [dispatch]);
  const chunk = useChunk(loadPanel, open ? 'open' : null, onFailed);
  const waiting = open && chunk === null;
  const close = () => setOpen(false);
  const choose = (date: IsoDate) => {
    close();
    onChosen(date);
  };
  return (
    <>
      <IconButton
        ref={button}
        id={id}
        aria-label={formsText.chooseDay(label, isIsoDate(value) ? formatDateLong(value) : null)}
        title={formsText.calendar}
        aria-haspopup="dialog"
        aria-expanded={open && !waiting}
        aria-busy={waiting}
        onClick={(event) => {
          // The form keeps the focus where it was while a button is pressed; the calendar gives it back to where it was.
          event.currentTarget.focus();
          setOpen(true);
        }}
        onBlur={(event) => !open && onBlur(event)}
        className="niet-afdrukken"
        sx={{ mr: -1.5, color: 'text.secondary', ...(waiting && { opacity: 0.5, cursor: 'progress' }) }}
      >
        <CalendarIcon fontSize="small" />
      </IconButton>
      <span role="status">
        <VisuallyHidden>{waiting && formsText.busy}</VisuallyHidden>
      </span>
      {open && chunk && (
        <chunk.CalendarPanel
          anchor={button}
          name={formsText.chooseDay(label, null)}
          value={value}
          onChosen={choose}
          onClose={close}
        />
      )}
    </>
  );
}
