import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { GIFT_CLAUSES, LOAN_CLAUSES } from '../../../../domain/contracts/clauses/catalogue.ts';
import type { Clause } from '../../../../domain/contracts/clauses/clause.ts';
import { mayNeedSpouse } from '../../../../domain/relations/outsideSpouse.ts';
import { CheckboxField } from '../../../forms/CheckboxField.tsx';
import { RadioField } from '../../../forms/RadioField.tsx';
import { useFormValues } from '../../../forms/useFormValues.ts';
import { loanClauseWords } from '../../../text/clauses.ts';
import { giftClauseWords } from '../../../text/giftClauses.ts';
import { exclusionWords } from '../../../text/exclusion.ts';
import { wizardText as text } from '../../../text/wizard.ts';
import { ClauseFields } from './ClauseField.tsx';
import { ClauseMeaning } from './ClauseMeaning.tsx';
import { optionsOf } from './optionsOf.ts';
import { useNames } from './useNames.ts';
import { usePeople } from './usePeople.ts';
import { WizardHints } from './WizardHints.tsx';
import type { WizardValues } from './wizardValues.ts';

const exclusions = optionsOf(exclusionWords.ask);

/** Step 4: the clauses a family chooses (docs/domain.md 4); each starts with the default choice. */
export function ClausesStep() {
  const { values } = useFormValues<WizardValues>();
  const people = usePeople();
  const withNames = useNames();
  // An answered question stays, even if other people were chosen since, or their bond changed: else nobody could undo the
  // answer.
  const [opened] = useState<Readonly<Record<string, unknown>>>(values.contract);
  const asks = ({ spouseOf, plain }: Clause, name: string) =>
    spouseOf === null || opened[name] !== plain || mayNeedSpouse(values.parties[spouseOf], people);
  return (
    <Box sx={{ display: 'grid', gap: 3, maxWidth: '44rem' }}>
      <Typography>{values.origin === 'existing' ? text.clausesOfOld : text.clausesIntro}</Typography>
      {values.type === 'GiftContract' ? (
        <>
          <Box>
            <CheckboxField name="contract.revocable" label={withNames(text.revocable)} />
            <ClauseMeaning name="revocable" of={withNames(text.revocable)} />
          </Box>
          <Box>
            <CheckboxField name="contract.counts_toward_estate" label={text.countsTowardEstate} />
            <ClauseMeaning name="counts_toward_estate" of={text.countsTowardEstate} />
          </Box>
          <Box>
            <RadioField
              name="contract.exclusion_clause"
              label={text.exclusion}
              hint={withNames(text.exclusionHint)}
              options={exclusions}
            />
            <ClauseMeaning name="exclusion_clause" of={text.exclusion} />
          </Box>
          <ClauseFields catalogue={GIFT_CLAUSES} words={giftClauseWords} asks={asks} />
        </>
      ) : (
        <ClauseFields catalogue={LOAN_CLAUSES} words={loanClauseWords} asks={asks} />
      )}
      <WizardHints />
    </Box>
  );
}
