import Box from '@mui/material/Box';

/** A QR code as one path in a box of `size` by `size`, its quiet zone included. */
interface QrDrawing {
  size: number;
  path: string;
}

/** Dark on light also in the dark theme: cameras expect that. */
export function QrCode({ qr: { size, path }, title }: { qr: QrDrawing; title: string }) {
  return (
    <Box
      component="svg"
      role="img"
      aria-label={title}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      sx={{
        width: 196,
        height: 196,
        flexShrink: 0,
        borderRadius: '10px',
        bgcolor: '#fff',
        border: 1,
        borderColor: 'divider',
      }}
    >
      <path d={path} fill="#000" />
    </Box>
  );
}
