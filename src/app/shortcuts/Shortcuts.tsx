import { useCallback, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useChunk } from '../../components/useChunk.ts';
import { paths } from '../../paths.ts';
import { useAppDispatch, useAppSelector } from '../../store/hooks.ts';
import { chunkFailed } from '../../store/modules/toast/toastSlice.ts';
import { selectHasFamily, selectMayMakeContract } from '../../store/modules/user/userSlice.ts';
import type { MenuEntry } from '../layouts/menu.ts';
import { isShortcut, letterOf } from './shortcut.ts';

const loadHelp = () => import('./ShortcutsHelp.tsx');

/** How long `g` waits for the second letter. */
const waitsMs = 1500;

/** The keys of the shell (docs/screens.md 4): n, /, g with a letter, and ? for the list of them. */
export function Shortcuts({ entries }: { entries: readonly MenuEntry[] }) {
  const navigate = useNavigate();
  const mayMake = useAppSelector(selectMayMakeContract);
  const mayRecord = useAppSelector(selectHasFamily) && mayMake;
  const goneAt = useRef(-waitsMs);
  const dispatch = useAppDispatch();
  const [help, setHelp] = useState(false);
  const onFailed = useCallback(() => {
    setHelp(false);
    dispatch(chunkFailed());
  }, [dispatch]);
  const chunk = useChunk(loadHelp, help ? 'open' : null, onFailed);

  useEffect(() => {
    const act = (key: string, at: number): boolean => {
      if (at - goneAt.current < waitsMs) {
        goneAt.current = -waitsMs;
        const entry = entries.find(({ icon }) => letterOf[icon] === key);
        if (entry) void navigate(entry.path);
        return entry !== undefined;
      }
      if (key === 'g') goneAt.current = at;
      else if (key === 'n' && mayRecord) void navigate(paths.newContract);
      else if (key === '?') setHelp(true);
      else if (key === '/') return focusSearch();
      else return false;
      return true;
    };
    const hear = (event: KeyboardEvent) => {
      if (isShortcut(event) && act(event.key, event.timeStamp)) event.preventDefault();
    };
    window.addEventListener('keydown', hear);
    return () => window.removeEventListener('keydown', hear);
  }, [entries, mayRecord, navigate]);

  return (
    help && chunk && <chunk.ShortcutsHelp entries={entries} mayRecord={mayRecord} onClose={() => setHelp(false)} />
  );
}

/** False where the screen has nothing to search: the key keeps the browser's own meaning. */
function focusSearch(): boolean {
  const field = document.querySelector<HTMLInputElement>('[role="search"] input');
  field?.focus();
  return field !== null;
}
