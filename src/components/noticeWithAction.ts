/**
 * A notice (MUI Alert) with a button: on a phone the button stands below the words, and neither is squeezed; to be given
 * as `sx`.
 */
export const noticeWithAction = {
  flexWrap: 'wrap',
  '& .MuiAlert-message': { flex: '1 1 12rem' },
  '& .MuiAlert-action': { pt: 0, alignItems: 'center', whiteSpace: 'nowrap' },
} as const;
