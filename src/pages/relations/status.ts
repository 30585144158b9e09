import type { Relation } from '../../../domain/wire/user.ts';
import { BlockedIcon, CandleIcon, KeyIcon, LetterIcon, RingsApartIcon } from '../../components/icons/peopleIcons.tsx';
import type { LineIcon } from '../../components/icons/lineIcon.tsx';
import { isInvited } from '../../forms/relation/isInvited.ts';
import { relationsText } from '../../text/relations.ts';

type State = Pick<Relation, 'passed_away' | 'blocked' | 'divorced' | 'login' | 'invited' | 'signed'>;

type StatusName = 'deceased' | 'blocked' | 'divorced' | 'login' | 'invited';

const ICONS: Record<StatusName, LineIcon> = {
  deceased: CandleIcon,
  blocked: BlockedIcon,
  divorced: RingsApartIcon,
  login: KeyIcon,
  invited: LetterIcon,
};

export interface Status {
  name: StatusName;
  label: string;
  Icon: LineIcon;
}

/** Somebody's status in the family, in words with icons; a person who can no longer log in shows no login. */
export function statusesOf(person: State): Status[] {
  const { passed_away, blocked, divorced, signed } = person;
  const holds: Record<StatusName, boolean> = {
    deceased: passed_away,
    blocked: blocked && !passed_away,
    divorced,
    login: signed && !blocked && !passed_away,
    invited: isInvited(person),
  };
  return (Object.keys(holds) as StatusName[])
    .filter((name) => holds[name])
    .map((name) => ({ name, label: relationsText.statuses[name], Icon: ICONS[name] }));
}

/** '1958 – 2024' for a deceased person; as much of it as is known. */
export function yearsOf({ birthdate, death_date }: Pick<Relation, 'birthdate' | 'death_date'>): string {
  const year = (date: string | null) => date?.slice(0, 4) ?? '?';
  return `${year(birthdate)} – ${year(death_date)}`;
}
