import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { AdviserKey, AdviserPaper } from '../../../domain/wire/adviserLink.ts';
import { dayOf } from '../../components/dayOf.ts';
import { useDownloadAdviserPaperMutation } from '../../store/modules/adviserLinks/adviserLinksApi.ts';
import { adviserLinksText } from '../../text/adviserLinks.ts';

const { page: text } = adviserLinksText;

/** The papers of a contract, each as a copy to download. */
export function AdviserPapers({ papers, opened }: { papers: readonly AdviserPaper[]; opened: AdviserKey }) {
  const [download, { isLoading, originalArgs }] = useDownloadAdviserPaperMutation();
  return (
    <Box sx={{ mt: 3 }}>
      <Typography variant="h3" sx={{ mb: 1 }}>
        {text.papers}
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {papers.map(({ hashid, kind, current, made_at }) => (
          <Box
            component="li"
            key={hashid}
            sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center', py: 1 }}
          >
            <Box sx={{ flex: '1 1 16rem' }}>
              {text.kinds[kind]}, {text.made(dayOf(made_at))}
              {!current && ` (${text.former})`}
            </Box>
            <Button
              variant="outlined"
              size="small"
              loading={isLoading && originalArgs?.paper === hashid}
              onClick={() => void download({ ...opened, paper: hashid, fileName: text.fileName(kind) })}
            >
              {text.download}
            </Button>
          </Box>
        ))}
      </Box>
    </Box>
  );
}
