import Button from '@mui/material/Button';
import { fullName } from '../../../domain/names/name.ts';
import type { Relation } from '../../../domain/wire/user.ts';
import { DownloadIcon } from '../../components/icons/pageIcons.tsx';
import { useDownloadEstateMutation } from '../../store/modules/statement/statementApi.ts';
import { relationsText } from '../../text/relations.ts';
import { aboveTheRow } from './RowAction.tsx';

const { estate: text } = relationsText;

/** Downloads the documents for settling the estate of a deceased person: plain and quiet (docs/screens.md 6.10). */
export function EstateButton({ relation }: { relation: Relation }) {
  const [download, { isLoading }] = useDownloadEstateMutation();
  return (
    <Button
      variant="outlined"
      size="small"
      loading={isLoading}
      loadingPosition="start"
      startIcon={<DownloadIcon fontSize="small" />}
      aria-label={text.downloadOf(fullName(relation))}
      onClick={() => void download({ hashid: relation.hashid, fileName: text.fileName })}
      sx={aboveTheRow}
    >
      {text.download}
    </Button>
  );
}
