import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useRef } from 'react';
import type { TreeLayout } from '../../../../domain/family/treeLayout.ts';
import { fullName, initials } from '../../../../domain/names/name.ts';
import type { Relation } from '../../../../domain/wire/user.ts';
import { DownloadIcon } from '../../../components/icons/pageIcons.tsx';
import { saveText } from '../../../store/saveFile.ts';
import { useAppDispatch } from '../../../store/hooks.ts';
import { useDownloadFamilyTreeMutation } from '../../../store/modules/user/familyApi.ts';
import { treeText as text } from '../../../text/relations.ts';
import { roleOf } from '../roleOf.ts';
import { yearsOf } from '../status.ts';
import { photosIn } from './photosIn.ts';
import { treeSvg } from './treeSvg.ts';

interface DownloadTreeProps {
  layout: TreeLayout<Relation>;
  people: readonly Relation[];
  /** Name of the family. */
  family: string;
}

/** The tree to download: as a picture made here, or as a PDF made by the server. */
export function DownloadTree({ layout, people, family }: DownloadTreeProps) {
  const dispatch = useAppDispatch();
  const bar = useRef<HTMLDivElement>(null);
  const [downloadPdf, { isLoading }] = useDownloadFamilyTreeMutation();

  function saveSvg(): void {
    const photos = photosIn(bar.current?.parentElement ?? document.body);
    const picture = treeSvg(text.of(family), layout, (person) => ({
      name: fullName(person),
      initials: initials(person),
      // The login status is private to the family.
      lines: [
        person.passed_away ? yearsOf(person) : (person.birthdate?.slice(0, 4) ?? ''),
        ...(person.relation_type === 'partner' || person.kinship !== undefined ? [roleOf(person, people)] : []),
      ],
      deceased: person.passed_away,
      photo: photos.get(person.hashid) ?? null,
    }));
    dispatch(saveText(`${text.fileName(family)}.svg`, 'image/svg+xml', picture));
  }
  return (
    <Box ref={bar} className="niet-afdrukken" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, mt: 4 }}>
      <Button
        variant="outlined"
        startIcon={<DownloadIcon />}
        loading={isLoading}
        loadingPosition="start"
        onClick={() => void downloadPdf(`${text.fileName(family)}.pdf`)}
      >
        {text.downloadPdf}
      </Button>
      <Button variant="outlined" startIcon={<DownloadIcon />} onClick={saveSvg}>
        {text.downloadSvg}
      </Button>
    </Box>
  );
}
