import { skipToken } from '@reduxjs/toolkit/query';
import type { ComponentProps } from 'react';
import type { Relation } from '../../domain/wire/user.ts';
import { useGetPhotoQuery } from '../store/modules/user/userApi.ts';
import { PersonAvatar } from './PersonAvatar.tsx';

interface PhotoAvatarProps extends Omit<ComponentProps<typeof PersonAvatar>, 'photo' | 'person' | 'deceased'> {
  person: Pick<Relation, 'firstname' | 'infix' | 'lastname' | 'profile_image' | 'passed_away'>;
}

/** Somebody's own photo, fetched when they have one; until it is there, or when it fails, the initials. */
export function PhotoAvatar({ person, ...look }: PhotoAvatarProps) {
  const { currentData } = useGetPhotoQuery(person.profile_image ?? skipToken);
  return <PersonAvatar person={person} photo={currentData} deceased={person.passed_away} {...look} />;
}
