import Button from '@mui/material/Button';
import { Suspense, useState } from 'react';
import { formatDateLong } from '../../../../domain/dates/dutchDate.ts';
import { DownloadIcon } from '../../../components/icons/pageIcons.tsx';
import { useDownloadOwnDataMutation } from '../../../store/modules/ownData/ownDataApi.ts';
import { useKeepOwnDataMutation } from '../../../store/modules/user/familyApi.ts';
import { useAppSelector } from '../../../store/hooks.ts';
import { selectCurrentUser } from '../../../store/modules/user/userSlice.ts';
import { profileText } from '../../../text/profile.ts';
import { EraseDialog } from '../forms.ts';
import { profileParts } from '../anchors.ts';
import { ProfileBlock } from '../ProfileBlock.tsx';
import { SettingRow } from '../SettingRow.tsx';

const { data: text } = profileText;

/** My data: to download, and to have erased. */
export function OwnDataBlock() {
  const [download, { isLoading }] = useDownloadOwnDataMutation();
  const [erasing, setErasing] = useState(false);
  const [keep, { isLoading: keeps }] = useKeepOwnDataMutation();
  const erasedOn = useAppSelector(selectCurrentUser)?.erased_on;

  return (
    <ProfileBlock title={text.title} intro={text.intro} name={profileParts.data} fixed={erasedOn !== undefined}>
      <SettingRow
        title={text.download}
        actions={
          <Button
            variant="outlined"
            onClick={() => void download({ saveAs: text.fileName, done: text.downloaded })}
            loading={isLoading}
            loadingPosition="start"
            startIcon={<DownloadIcon />}
            aria-label={text.download}
          >
            {text.downloadVerb}
          </Button>
        }
      >
        {text.downloadText}
      </SettingRow>
      <SettingRow
        title={text.erase}
        actions={
          erasedOn === undefined ? (
            <Button color="error" variant="outlined" onClick={() => setErasing(true)} aria-label={text.erase}>
              {text.eraseVerb}
            </Button>
          ) : (
            <Button variant="outlined" onClick={() => void keep({ done: text.kept })} loading={keeps}>
              {text.keep}
            </Button>
          )
        }
      >
        {erasedOn === undefined ? text.eraseText : text.erasedOn(formatDateLong(erasedOn))}
      </SettingRow>
      <Suspense fallback={null}>{erasing && <EraseDialog onClose={() => setErasing(false)} />}</Suspense>
    </ProfileBlock>
  );
}
