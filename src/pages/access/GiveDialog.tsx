import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { validateAdviserLink } from '../../../domain/adviserLink/validateAdviserLink.ts';
import { contractTypeName } from '../../../domain/contracts/names.ts';
import { formatEuro } from '../../../domain/money/format.ts';
import { fullName } from '../../../domain/names/name.ts';
import type { AdviserLinkForm } from '../../../domain/wire/adviserLink.ts';
import type { Contract } from '../../../domain/wire/contract.ts';
import { PageDialog } from '../../components/PageDialog.tsx';
import { useToday } from '../../components/useToday.ts';
import { CheckboxField } from '../../forms/CheckboxField.tsx';
import { ChoicesField } from '../../forms/ChoicesField.tsx';
import { Form } from '../../forms/Form.tsx';
import { ruledBy } from '../../forms/schema/fields.ts';
import { SelectField } from '../../forms/SelectField.tsx';
import { SubmitButton } from '../../forms/SubmitButton.tsx';
import { TextField } from '../../forms/TextField.tsx';
import { useAppSelector } from '../../store/hooks.ts';
import { useGiveAdviserLinkMutation } from '../../store/modules/adviserLinks/adviserLinksApi.ts';
import { useGetContractsQuery } from '../../store/modules/contracts/contractsApi.ts';
import { selectContracts } from '../../store/modules/contracts/contractsSlice.ts';
import { adviserLinksText } from '../../text/adviserLinks.ts';
import { MadeLink } from './MadeLink.tsx';

const { form: text, ...rest } = adviserLinksText;
/** The years offered: a notary looks at those of the last returns. */
const YEARS = 6;

interface Values {
  for_whom: string;
  contracts: string[];
  years: string[];
  papers: boolean;
  days: string;
}

const sent = ({ years, days, ...values }: Values): AdviserLinkForm => ({
  ...values,
  years: years.map(Number),
  days: Number(days),
});

const called = ({ type, total, parties }: Contract) =>
  `${contractTypeName(type)} aan ${parties.to.map(fullName).join(' en ')}, ${formatEuro(total)}`;

/** Chooses what a link shows, and shows its address and code once. */
export function GiveDialog({ onClose }: { onClose: () => void }) {
  const { isFetching } = useGetContractsQuery();
  const contracts = useAppSelector(selectContracts);
  const thisYear = Number(useToday().slice(0, 4));
  const [give, { data }] = useGiveAdviserLinkMutation();
  const years = Array.from({ length: YEARS }, (_none, i) => String(thisYear - i));
  const title = data ? rest.made.title : rest.title;
  return (
    <PageDialog open title={title} onClose={onClose}>
      {data ? (
        <MadeLink made={data} onClose={onClose} />
      ) : (
        <Form<Values>
          initialValues={{ for_whom: '', contracts: [], years: years.slice(0, 2), papers: true, days: '14' }}
          schema={ruledBy((values: Values) => validateAdviserLink(sent(values), thisYear))}
          label={rest.title}
          onSubmit={(values) => give(sent(values)).unwrap()}
        >
          <Stack spacing={3}>
            <TextField name="for_whom" label={text.for} hint={text.forHint} autoComplete="off" />
            {contracts.length === 0 && !isFetching && <Typography>{text.noContracts}</Typography>}
            <ChoicesField
              name="contracts"
              label={text.contracts}
              options={contracts.map((contract) => ({ value: contract.hashid, label: called(contract) }))}
            />
            <ChoicesField
              name="years"
              label={text.years}
              hint={text.yearsHint}
              inRow
              options={years.map((year) => ({ value: year, label: year }))}
            />
            <CheckboxField name="papers" label={text.papers} hint={text.papersHint} />
            <SelectField
              name="days"
              label={text.days}
              placeholder={null}
              options={Object.entries(text.dayOptions).map(([value, label]) => ({ value, label }))}
            />
            <Typography variant="body2">{text.told}</Typography>
            <SubmitButton>{text.submit}</SubmitButton>
          </Stack>
        </Form>
      )}
    </PageDialog>
  );
}
