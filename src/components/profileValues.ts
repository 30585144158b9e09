import type { ProfileForm } from '../../domain/wire/profile.ts';
import type { CurrentUser } from '../../domain/wire/user.ts';

/** The values of the form of one's own details. */
export interface ProfileValues extends Omit<ProfileForm, 'remove_image'> {
  /** A new photo; null leaves it as it is. */
  image: Blob | null;
  remove_image: boolean;
}

export function profileValues(me: CurrentUser): ProfileValues {
  const { firstname, infix, lastname, gender, phone, street, town } = me;
  const birthdate = me.birthdate ?? '';
  return { firstname, infix, lastname, gender, phone, street, town, birthdate, image: null, remove_image: false };
}

/** The state of a person from which a form goes on; the server refuses an older one. */
export const versionOf = ({ changed_at }: CurrentUser): Pick<ProfileForm, 'changed_at'> =>
  changed_at === undefined ? {} : { changed_at };

/** The body of POST /profile; a new photo replaces the old one, whatever was ticked. */
export function toProfileForm({ image, remove_image, ...person }: ProfileValues): ProfileForm & { image?: Blob } {
  return { ...person, ...(image ? { image } : remove_image && { remove_image: '1' as const }) };
}
