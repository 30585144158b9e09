import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import type { CurrentUser } from '../../../../domain/wire/user.ts';
import { paths } from '../../../paths.ts';
import { foundingText } from '../../../text/founding.ts';
import { shellText } from '../../../text/shell.ts';
import { profileParts } from '../anchors.ts';
import { ProfileBlock } from '../ProfileBlock.tsx';
import { SettingRow } from '../SettingRow.tsx';

const { block: text, title } = foundingText;

/** The person's families, and a link to start one: a member of one family has no family menu in the top bar. */
export function FamiliesBlock({ families, family }: Pick<CurrentUser, 'families' | 'family'>) {
  return (
    <ProfileBlock title={text.title} intro={text.intro} name={profileParts.families} fixed>
      {families.map(({ hashid, name, role }) => (
        <SettingRow
          key={hashid}
          title={shellText.family(name)}
          actions={
            hashid === family.hashid ? undefined : (
              <Button href={paths.inFamily(hashid)} variant="outlined" aria-label={text.openOf(name)}>
                {text.open}
              </Button>
            )
          }
        >
          {shellText.familyRoles[role]}
        </SettingRow>
      ))}
      <SettingRow
        title={text.own}
        actions={
          <Button component={Link} to={paths.eigenFamilie} variant="outlined">
            {title}
          </Button>
        }
      >
        {text.text}
      </SettingRow>
    </ProfileBlock>
  );
}
