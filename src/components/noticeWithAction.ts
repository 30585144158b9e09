/**
 * A notice (MUI Alert) with a button: on a phone the button is below the words, so that neither is squeezed; pass it as
 * `sx`.
 */
export const noticeWithAction = {
  flexWrap: 'wrap',
  '& .MuiAlert-message': { flex: '1 1 12rem' },
  '& .MuiAlert-action': { pt: 0, alignItems: 'center', whiteSpace: 'nowrap' },
} as const;
