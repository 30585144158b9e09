import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { scanFileName } from '../../../../domain/contracts/fileNames.ts';
import type { ContractDetail } from '../../../../domain/wire/contract.ts';
import { DownloadIcon } from '../../../components/icons/pageIcons.tsx';
import { useDownloadDocumentMutation } from '../../../store/modules/contracts/documentsApi.ts';
import { proposalsText as text } from '../../../text/proposals.ts';

/** Downloads the scan of a proposal, so that the person who answers sees the signed paper. */
export function ScanButton({ contract, hashid }: { contract: ContractDetail; hashid: string }) {
  const [download, { isLoading }] = useDownloadDocumentMutation();
  return (
    <Box className="niet-afdrukken" sx={{ mt: 2 }}>
      <Button
        variant="outlined"
        startIcon={<DownloadIcon />}
        loading={isLoading}
        onClick={() => void download({ hashid, fileName: scanFileName(contract) })}
      >
        {text.openScan}
      </Button>
    </Box>
  );
}
