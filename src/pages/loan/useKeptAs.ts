import { useAppSelector } from '../../store/hooks.ts';
import { selectCurrentUser } from '../../store/modules/user/userSlice.ts';

/** The key of the draft of a short form about a contract: per person, as people share a device (forms/useDraft.ts). */
export function useKeptAs(form: string, { hashid }: { hashid: string }): string {
  const me = useAppSelector(selectCurrentUser);
  return `${form}.${me?.hashid ?? ''}.${hashid}`;
}
