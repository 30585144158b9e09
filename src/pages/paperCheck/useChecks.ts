import { useCallback, useRef, useState } from 'react';
import type { PaperCheck } from '../../../domain/wire/paper.ts';
import { fingerprint } from '../../store/fingerprint.ts';
import { useCheckPaperMutation } from '../../store/modules/paperCheck/paperCheckApi.ts';

/** One offered file, and its result. Its name never leaves the page. */
export interface Check {
  id: number;
  name: string;
  /** Null until it is known, or if the file can't be read. */
  sha256: string | null;
  outcome: 'busy' | 'unreadable' | 'failed' | PaperCheck;
}

/** The files that were checked here, the newest first, and a function to check more. */
export function useChecks(): { checks: readonly Check[]; check: (files: Iterable<File>) => void } {
  const [checks, setChecks] = useState<readonly Check[]>([]);
  const [ask] = useCheckPaperMutation();
  const count = useRef(0);

  const checkOne = useCallback(
    async (file: File): Promise<void> => {
      const id = (count.current += 1);
      const say = (news: Partial<Check>) =>
        setChecks((all) => all.map((one) => (one.id === id ? { ...one, ...news } : one)));
      setChecks((all) => [{ id, name: file.name, sha256: null, outcome: 'busy' }, ...all]);
      const sha256 = await fingerprint(file);
      if (sha256 === null) say({ outcome: 'unreadable' });
      else say({ sha256, outcome: (await ask({ sha256 })).data ?? 'failed' });
    },
    [ask],
  );
  const check = useCallback(
    (files: Iterable<File>) => {
      for (const file of files) void checkOne(file);
    },
    [checkOne],
  );
  return { checks, check };
}
