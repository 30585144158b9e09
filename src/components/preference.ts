/**
 * A preference, kept on this device and written on <html>, where the styles read it (src/app/theme). It holds no
 * personal data (S-111). Without storage the preference is just forgotten.
 */
export interface Preference<Value extends string> {
  read: () => Value;
  /** Takes effect at once. */
  choose: (value: Value) => void;
  /** Applies the earlier choice to <html>, when the app starts. */
  apply: () => void;
}

function makePreference<Value extends string>(
  key: string,
  attribute: string,
  values: readonly [Value, ...Value[]],
): Preference<Value> {
  const [usual] = values;
  const read = (): Value => {
    try {
      const kept = localStorage.getItem(key);
      return values.find((value) => value === kept) ?? usual;
    } catch {
      return usual;
    }
  };
  const write = (value: Value) => document.documentElement.setAttribute(attribute, value);
  return {
    read,
    apply: () => write(read()),
    choose: (value) => {
      write(value);
      try {
        if (value === usual) localStorage.removeItem(key);
        else localStorage.setItem(key, value);
      } catch {
        // It holds for as long as this page is loaded.
      }
    },
  };
}

export type Density = 'ruim' | 'compact';
export const density = makePreference<Density>('onderling-dichtheid', 'data-dichtheid', ['ruim', 'compact']);

export type Motion = 'gewoon' | 'minder';
export const motion = makePreference<Motion>('onderling-beweging', 'data-beweging', ['gewoon', 'minder']);

/** The keys of the shell (WCAG 2.1.4: they can be switched off). */
export type Keys = 'aan' | 'uit';
export const keys = makePreference<Keys>('onderling-sneltoetsen', 'data-sneltoetsen', ['aan', 'uit']);

/** Whether animations should be off: as the device asks, or as the person chose here. */
export const wantsStillness = (): boolean =>
  motion.read() === 'minder' || matchMedia('(prefers-reduced-motion: reduce)').matches;
