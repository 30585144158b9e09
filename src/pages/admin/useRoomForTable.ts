import useMediaQuery from '@mui/material/useMediaQuery';

/** Whether a table of seven columns fits next to the menu; a list fits anywhere. */
export const useRoomForTable = (): boolean => useMediaQuery('(min-width:1200px)', { noSsr: true });
