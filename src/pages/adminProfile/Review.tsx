import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { fullName } from '../../../domain/names/name.ts';
import type { AdministratorProfile } from '../../../domain/wire/administrator.ts';
import { CheckIcon } from '../../components/icons/icons.tsx';
import { InstantText } from '../../components/InstantText.tsx';
import { useReviewAdministratorMutation } from '../../store/modules/administrators/administratorsApi.ts';
import { adminText } from '../../text/admin.ts';

const { profile: text } = adminText;

/** 'Klopt, gecontroleerd': who confirmed this profile, and when. One's own is confirmed by somebody else. */
export function Review({ profile }: { profile: AdministratorProfile }) {
  const [review, { isLoading }] = useReviewAdministratorMutation();

  return (
    <>
      <Typography sx={{ mb: 2 }}>{profile.own ? text.own : text.reviewIntro}</Typography>
      {!profile.own && (
        <Button
          variant="contained"
          startIcon={<CheckIcon />}
          loading={isLoading}
          loadingPosition="start"
          onClick={() => void review({ id: profile.id, done: text.reviewed(fullName(profile) || profile.email) })}
          sx={{ mb: 2 }}
        >
          {text.reviewVerb}
        </Button>
      )}
      {profile.reviews.length === 0 ? (
        <Typography color="textSecondary">{text.noReviews}</Typography>
      ) : (
        <Box component="ol" aria-label={text.reviews} sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {profile.reviews.map(({ at, by }) => (
            <Box component="li" key={at} sx={{ py: 1, borderBottom: 1, borderColor: 'divider' }}>
              <InstantText instant={at} /> {text.reviewedBy(by)}
            </Box>
          ))}
        </Box>
      )}
    </>
  );
}
