import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import Typography from '@mui/material/Typography';
import { fullName } from '../../../../domain/names/name.ts';
import type { OwnUser } from '../../../../domain/wire/user.ts';
import { PersonAvatar } from '../../../components/PersonAvatar.tsx';
import { describe } from '../../../forms/frame/describe.ts';
import { FieldFrame } from '../../../forms/frame/FieldFrame.tsx';
import { leftGroup } from '../../../forms/leftGroup.ts';
import { useFormField } from '../../../forms/useFormField.ts';

interface PeopleFieldProps {
  name: string;
  label: string;
  hint: string;
  people: readonly OwnUser[];
  /** Hashids of the people on the other side. */
  taken: readonly string[];
}

/**
 * One side of a contract: one person, or two who do it together. In the form: their hashids, in the order of choosing.
 */
export function PeopleField({ name, label, hint, people, taken }: PeopleFieldProps) {
  const { id, value, error, change, leave } = useFormField<string[]>(name);
  const toggle = (hashid: string) =>
    change(value.includes(hashid) ? value.filter((chosen) => chosen !== hashid) : [...value, hashid]);
  return (
    <FieldFrame
      id={id}
      label={label}
      hint={hint}
      error={error}
      group="group"
      groupProps={describe({ id, hint, error })}
    >
      <Box
        onBlur={(event) => leftGroup(event) && leave()}
        sx={{ display: 'grid', gap: 1, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}
      >
        {people.map((person) => {
          const chosen = value.includes(person.hashid);
          return (
            <Box
              component="label"
              key={person.hashid}
              sx={{
                display: 'flex',
                alignItems: 'center',
                gap: 1.5,
                px: 1.5,
                minHeight: 56,
                border: 1,
                borderRadius: '10px',
                borderColor: chosen ? 'primary.main' : 'divider',
                cursor: 'pointer',
              }}
            >
              <PersonAvatar person={person} size={32} />
              <Typography
                component="span"
                sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere', fontWeight: chosen ? 600 : 400 }}
              >
                {fullName(person)}
              </Typography>
              <Checkbox
                checked={chosen}
                disabled={!chosen && taken.includes(person.hashid)}
                onChange={() => toggle(person.hashid)}
                disableRipple
              />
            </Box>
          );
        })}
      </Box>
    </FieldFrame>
  );
}
