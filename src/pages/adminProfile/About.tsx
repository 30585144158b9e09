import Typography from '@mui/material/Typography';
import type { AdministratorProfile } from '../../../domain/wire/administrator.ts';
import { DataList } from '../../components/DataList.tsx';
import { InstantText } from '../../components/InstantText.tsx';
import { adminText } from '../../text/admin.ts';

const { profile: text, administrators: list } = adminText;

/** How this administrator logs in; read-only. */
export function About({ profile }: { profile: AdministratorProfile }) {
  return (
    <>
      <Typography color="textSecondary" sx={{ mb: 1 }}>
        {text.aboutIntro}
      </Typography>
      <DataList
        rows={[
          { label: list.email, value: profile.email || '-' },
          { label: list.roles, value: profile.roles.map((role) => list.roleNames[role] ?? role).join(', ') },
          { label: list.secondFactor, value: profile.second_factor ? list.on : list.off },
          {
            label: list.lastLogin,
            value: profile.last_login === null ? list.never : <InstantText instant={profile.last_login} />,
          },
          { label: list.state, value: list.states[profile.state] },
          { label: text.since, value: <InstantText instant={profile.since} day /> },
        ]}
      />
    </>
  );
}
