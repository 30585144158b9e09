import Box from '@mui/material/Box';
import { fullName, listName, type PersonName as Name } from '../../../domain/names/name.ts';
import { componentsText } from '../../text/components.ts';
import { VisuallyHidden } from '../../components/VisuallyHidden.tsx';

interface PersonNameProps {
  person: Name;
  /** 'Vries, Jan de', for a sorted list; otherwise 'Jan de Vries'. */
  sorted?: boolean;
  /** With a dagger. */
  deceased?: boolean;
}

/** A name as Dutch people write it. */
export function PersonName({ person, sorted = false, deceased = false }: PersonNameProps) {
  return (
    <Box component="span" sx={{ overflowWrap: 'anywhere', color: deceased ? 'text.secondary' : 'inherit' }}>
      {sorted ? listName(person) : fullName(person)}
      {deceased && (
        <>
          <span aria-hidden> †</span>
          <VisuallyHidden>, {componentsText.deceased}</VisuallyHidden>
        </>
      )}
    </Box>
  );
}
