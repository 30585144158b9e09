import { type ReactNode, use } from 'react';
import { Part } from '../../components/parts/Part.tsx';
import { statementText as text } from '../../text/statement.ts';
import { FromFamily } from './ContractLink.tsx';

/** The list of each role in the address. */
const NAMES = { lent: 'uitgeleend', borrowed: 'geleend' } as const;

interface FoldedLoansProps {
  role: keyof typeof NAMES;
  count: number;
  children: ReactNode;
}

/** The loans of a role one by one, below their sum, folded until they are asked for (docs/decisions/0037). */
export function FoldedLoans({ role, count, children }: FoldedLoansProps) {
  // Another family of the reader has a list of its own on the same page.
  const family = use(FromFamily);
  return (
    <Part name={family === null ? NAMES[role] : `${NAMES[role]}-${family}`} title={text.perLoan(count)} level="h3">
      {children}
    </Part>
  );
}
