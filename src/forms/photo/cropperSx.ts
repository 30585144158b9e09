/**
 * The styles of react-easy-crop, which would write them in a <style> of its own: our Content-Security-Policy refuses
 * that (S-105).
 */
export const cropperSx = {
  position: 'relative',
  height: 'min(20rem, 45vh)',
  borderRadius: '12px',
  overflow: 'hidden',
  bgcolor: '#1E2A28',
  '& .reactEasyCrop_Container': {
    position: 'absolute',
    inset: 0,
    overflow: 'hidden',
    userSelect: 'none',
    touchAction: 'none',
    cursor: 'move',
    display: 'flex',
    justifyContent: 'center',
    alignItems: 'center',
  },
  '& .reactEasyCrop_Image': { willChange: 'transform', maxWidth: 'unset' },
  '& .reactEasyCrop_Contain': { maxWidth: '100%', maxHeight: '100%', margin: 'auto', position: 'absolute', inset: 0 },
  '& .reactEasyCrop_CropArea': {
    position: 'absolute',
    left: '50%',
    top: '50%',
    transform: 'translate(-50%, -50%)',
    border: '2px solid #fff',
    boxSizing: 'border-box',
    boxShadow: '0 0 0 9999em',
    color: 'rgb(15 23 22 / 0.6)',
    overflow: 'hidden',
  },
  '& .reactEasyCrop_CropAreaRound': { borderRadius: '50%' },
  '& .reactEasyCrop_CropArea:focus-visible': { outline: '3px solid #F2A27C', outlineOffset: 2 },
} as const;
