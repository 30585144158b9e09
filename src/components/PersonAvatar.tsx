import Avatar from '@mui/material/Avatar';
import { initials, type PersonName } from '../../domain/names/name.ts';

interface PersonAvatarProps {
  person: PersonName;
  /** The size in pixels. */
  size?: number;
  /** An address the browser can show without a token (an object URL); without it the initials. */
  photo?: string | null | undefined;
  /** Whether the person has died, which is shown in calm grey. */
  deceased?: boolean;
}

/** A photo or initials, next to a name: decorative. */
export function PersonAvatar({ person, size = 40, photo, deceased = false }: PersonAvatarProps) {
  return (
    <Avatar
      aria-hidden
      {...(photo && { src: photo })}
      alt=""
      sx={{
        width: size,
        height: size,
        flexShrink: 0,
        fontSize: `${size * 0.024}rem`,
        fontWeight: 600,
        letterSpacing: '0.02em',
        border: deceased ? 1 : 0,
        borderColor: 'text.secondary',
        color: deceased ? 'text.secondary' : 'primary.main',
        bgcolor: deceased ? 'var(--mui-palette-surface-sunken)' : 'var(--mui-palette-soft-primary)',
        '& img': { filter: deceased ? 'grayscale(1)' : 'none' },
      }}
    >
      {initials(person)}
    </Avatar>
  );
}
