import Box from '@mui/material/Box';
import { contractTypeName } from '../../../domain/contracts/names.ts';
import type { ContractType } from '../../../domain/contracts/types.ts';
import { contractColour } from '../../components/contractColour.ts';
import { EvenBarsIcon, FallingBarsIcon, FlatLineIcon, GiftIcon } from '../../components/icons/contractIcons.tsx';
import type { LineIcon } from '../../components/icons/lineIcon.tsx';

const ICONS: Record<ContractType, LineIcon> = {
  GiftContract: GiftIcon,
  AnnuityLoanContract: EvenBarsIcon,
  LinearLoanContract: FallingBarsIcon,
  RepaymentFreeLoanContract: FlatLineIcon,
};

/** The icon of a type of contract in its color; with `word` its name next to it, for places without the name. */
export function ContractTypeMark({ type, word = false }: { type: ContractType; word?: boolean }) {
  const Icon = ICONS[type];
  const colour = contractColour(type);
  return (
    <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 1.25, verticalAlign: 'middle' }}>
      <Box
        component="span"
        sx={{
          display: 'grid',
          placeItems: 'center',
          width: 40,
          height: 40,
          flexShrink: 0,
          borderRadius: '10px',
          color: colour,
          bgcolor: `color-mix(in srgb, ${colour} 12%, transparent)`,
          '@media print': { border: '1px solid' },
        }}
      >
        <Icon />
      </Box>
      {word && <span>{contractTypeName(type)}</span>}
    </Box>
  );
}
