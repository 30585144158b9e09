import IconButton from '@mui/material/IconButton';
import { CopyIcon } from './icons/pageIcons.tsx';
import { useAppDispatch } from '../store/hooks.ts';
import { localSuccess, localFailure } from '../store/modules/toast/toastSlice.ts';
import { copyText as text } from '../text/copy.ts';

/** Puts a value on the clipboard in the form that another field accepts, and says so. */
export function CopyButton({ label, value, shown }: { label: string; value: string; shown: string }) {
  const dispatch = useAppDispatch();
  const copy = () =>
    void navigator.clipboard.writeText(value).then(
      () => dispatch(localSuccess(text.copied(shown))),
      () => dispatch(localFailure(text.notCopied)),
    );
  return (
    <IconButton aria-label={text.copy(label)} title={text.copy(label)} className="niet-afdrukken" onClick={copy}>
      <CopyIcon fontSize="small" />
    </IconButton>
  );
}
