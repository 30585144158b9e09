import { useEffect, useState } from 'react';

interface ChosenFile<File extends Blob> {
  file: File | null;
  /** An address under which the page can show it, for as long as it is chosen. */
  url: string | null;
  choose: (file: File | null) => void;
}

/** A file of this device with an address to show it under, released when another takes its place. */
export function useChosenFile<File extends Blob>(): ChosenFile<File> {
  const [chosen, setChosen] = useState<{ file: File; url: string } | null>(null);
  useEffect(() => {
    if (chosen) return () => URL.revokeObjectURL(chosen.url);
    return undefined;
  }, [chosen]);
  return {
    file: chosen?.file ?? null,
    url: chosen?.url ?? null,
    choose: (file) => setChosen(file && { file, url: URL.createObjectURL(file) }),
  };
}
