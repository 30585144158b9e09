import Typography from '@mui/material/Typography';
import { useEffect } from 'react';
import { contractTypeName } from '../../../domain/contracts/names.ts';
import { isLoanType } from '../../../domain/contracts/types.ts';
import { formatDateLong } from '../../../domain/dates/dutchDate.ts';
import { formatEuro } from '../../../domain/money/format.ts';
import { formatPercent } from '../../../domain/money/percent.ts';
import type { AdviserContract, AdviserKey, AdviserView } from '../../../domain/wire/adviserLink.ts';
import { DataList } from '../../components/DataList.tsx';
import { dayOf } from '../../components/dayOf.ts';
import { Page } from '../../components/Page.tsx';
import { Section } from '../../components/Section.tsx';
import { adviserLinksText } from '../../text/adviserLinks.ts';
import { AdviserPapers } from './AdviserPapers.tsx';
import { AdviserYears } from './AdviserYears.tsx';

const { page: text } = adviserLinksText;

const names = new Intl.ListFormat('nl');

function rowsOf(contract: AdviserContract) {
  const { type, total, from, to, purpose, signed_date, date, rate_millipercent, term_months } = contract;
  const kind = isLoanType(type) ? 'loan' : 'gift';
  return [
    { label: text.from[kind], value: names.format(from) },
    { label: text.to[kind], value: names.format(to) },
    { label: text.total, value: formatEuro(total) },
    ...(purpose === '' ? [] : [{ label: text.purpose, value: purpose }]),
    { label: text.signed, value: signed_date === null ? text.concept : formatDateLong(signed_date) },
    ...(date === null ? [] : [{ label: text.date[kind], value: formatDateLong(date) }]),
    ...(rate_millipercent === null ? [] : [{ label: text.rate, value: formatPercent(rate_millipercent) }]),
    ...(term_months === null ? [] : [{ label: text.term, value: text.months(term_months) }]),
  ];
}

/** The contents of a link: each contract, its years and its papers. */
export function ReadAlong({ view, opened }: { view: AdviserView; opened: AdviserKey }) {
  const { for_whom, by, ends_at, contracts } = view;
  useEffect(() => {
    // The form is gone: the focus moves to the top of its replacement.
    document.querySelector<HTMLElement>('h1')?.focus();
  }, []);
  return (
    <Page title={text.opened(for_whom)} intro={text.by(by, dayOf(ends_at))}>
      {contracts.map((contract, i) => (
        <Section key={i} title={`${contractTypeName(contract.type)} aan ${names.format(contract.to)}`}>
          <DataList rows={rowsOf(contract)} />
          {contract.years.length > 0 && <AdviserYears years={contract.years} />}
          {contract.papers.length > 0 && <AdviserPapers papers={contract.papers} opened={opened} />}
        </Section>
      ))}
      <Typography variant="body2">{text.copy}</Typography>
    </Page>
  );
}
