import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

interface SettingRowProps {
  title: string;
  /** The target of a link on the page. */
  anchor?: string;
  /** Its state, or its effect. */
  children: ReactNode;
  /** The buttons that change the setting. */
  actions?: ReactNode;
}

/** One thing within a block, with a line below it. */
export function SettingRow({ title, anchor, children, actions }: SettingRowProps) {
  return (
    <Box
      id={anchor}
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'flex-start',
        gap: 2,
        py: 2.5,
        borderBottom: 1,
        borderColor: 'divider',
        '&:first-of-type': { pt: 0 },
        '&:last-of-type': { borderBottom: 0, pb: 0 },
      }}
    >
      <Box sx={{ flex: '1 1 18rem', minWidth: 0 }}>
        <Typography variant="h3">{title}</Typography>
        <Typography
          component="div"
          variant="body2"
          color="textSecondary"
          sx={{ mt: 0.5, maxWidth: '60ch', textWrap: 'pretty' }}
        >
          {children}
        </Typography>
      </Box>
      {actions !== undefined && <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>{actions}</Box>}
    </Box>
  );
}
