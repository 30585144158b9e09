import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { fullName } from '../../../../domain/names/name.ts';
import { DownloadIcon } from '../../../components/icons/pageIcons.tsx';
import { useCopy } from '../../../components/useCopy.ts';
import { useAppSelector } from '../../../store/hooks.ts';
import { selectCurrentUser } from '../../../store/modules/user/userSlice.ts';
import { secondFactorText as text } from '../../../text/secondFactor.ts';

/** A file in a data URL: no copy of the codes stays in the page's memory. */
const fileOf = (codes: readonly string[]) =>
  `data:text/plain;charset=utf-8,${encodeURIComponent([text.fileHead, '', ...codes, ''].join('\r\n'))}`;

/** The recovery codes, shown once: to download, to print, to copy (docs/screens.md 4.10). */
export function RecoveryCodes({ codes, onSaved }: { codes: readonly string[]; onSaved: () => void }) {
  const me = useAppSelector(selectCurrentUser);
  const { message, copy } = useCopy(codes.join('\n'), { copied: text.copied, failed: text.copyFailed });
  return (
    <>
      <Box className="alleen-afdrukken">
        <Typography component="p" variant="h2" sx={{ display: 'none', '@media print': { display: 'block', mb: 2 } }}>
          {text.paperTitle(me ? fullName(me) : '')}
        </Typography>
        <Typography>{text.codesText}</Typography>
        <Box
          component="ol"
          aria-label={text.codesList}
          sx={{
            display: 'grid',
            gridTemplateColumns: 'repeat(auto-fill, minmax(11rem, 1fr))',
            gap: 1,
            listStyle: 'none',
            m: 0,
            my: 2.5,
            p: 2,
            borderRadius: '12px',
            bgcolor: 'surface.sunken',
            fontFamily: 'ui-monospace, monospace',
            fontSize: '1.0625rem',
            letterSpacing: '0.02em',
          }}
        >
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </Box>
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
        <Button
          component="a"
          variant="outlined"
          href={fileOf(codes)}
          download={text.fileName}
          startIcon={<DownloadIcon />}
        >
          {text.download}
        </Button>
        <Button variant="outlined" onClick={() => window.print()}>
          {text.print}
        </Button>
        <Button variant="outlined" onClick={copy}>
          {text.copy}
        </Button>
        <Typography role="status" variant="body2">
          {message}
        </Typography>
      </Box>
      <Button variant="contained" onClick={onSaved} sx={{ mt: 3 }}>
        {text.saved}
      </Button>
    </>
  );
}
