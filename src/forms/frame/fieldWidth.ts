/** As wide as its contents (docs/screens.md 6.7), on a phone never wider than the screen. */
export type FieldWidth = 'code' | 'date' | 'short' | 'medium' | 'full';

const WIDTHS: Record<FieldWidth, string> = {
  code: '9rem',
  date: '11rem',
  short: '14rem',
  medium: '22rem',
  full: '100%',
};

/** The size of a text box or list: 48 px high, as wide as it needs. */
export function fieldSx(width: FieldWidth) {
  return {
    // A phone is barely wider than this one: there it ends where its neighbours do.
    maxWidth: width === 'medium' ? { xs: '100%', sm: WIDTHS.medium } : WIDTHS[width],
    '& .MuiOutlinedInput-input': { py: '12px', height: '24px', minHeight: 0, lineHeight: '24px' },
    '&.MuiInputBase-multiline': { py: 0 },
    '& textarea.MuiOutlinedInput-input': { height: 'auto' },
  };
}
