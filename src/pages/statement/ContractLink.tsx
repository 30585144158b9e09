import Link from '@mui/material/Link';
import { createContext, useContext, type ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { paths } from '../../paths.ts';

/** The hashid of the other family that the lines below come from; null for this one. */
export const FromFamily = createContext<string | null>(null);

/** The link to the contract of a line, in its family: another family is another page load. */
export function ContractLink({ hashid, children }: { hashid: string; children: ReactNode }) {
  const family = useContext(FromFamily);
  return family === null ? (
    <Link component={RouterLink} to={paths.lening(hashid)}>
      {children}
    </Link>
  ) : (
    <Link href={paths.leningIn(family, hashid)}>{children}</Link>
  );
}
