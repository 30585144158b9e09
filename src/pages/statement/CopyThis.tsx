import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { TaxFigure } from '../../../domain/statements/taxTypes.ts';
import { taxWords } from '../../../domain/statements/taxWords.ts';
import type { Statement } from '../../../domain/wire/statement.ts';
import { Explain } from '../../components/explain/Explain.tsx';
import { Section } from '../../components/Section.tsx';
import { statementText } from '../../text/statement.ts';
import { CopyButton } from '../../components/CopyButton.tsx';

const { copyThis: text } = statementText;
const nameOf = ({ label, about }: TaxFigure) => [label, about].filter((part) => part !== '').join(', ');

/** The figures of a page by loan, in order; '' for sums over loans. */
function perLoan(figures: readonly TaxFigure[]): [about: string, figures: TaxFigure[]][] {
  const groups = new Map<string, TaxFigure[]>();
  for (const figure of figures) groups.set(figure.about, [...(groups.get(figure.about) ?? []), figure]);
  return [...groups];
}

function Figure({ figure }: { figure: TaxFigure }) {
  const { label, shown, copied, shared, explained } = figure;
  return (
    <Box
      component="li"
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr) auto auto', sm: 'minmax(0, 1fr) minmax(0, auto) auto auto' },
        columnGap: 0.5,
        alignItems: 'center',
        py: 0.75,
        borderBottom: 1,
        borderColor: 'divider',
        breakInside: 'avoid',
      }}
    >
      <Box sx={{ minWidth: 0, gridColumn: { xs: '1 / -1', sm: 'auto' } }}>
        {label}
        {shared && (
          <Typography variant="body2" color="textSecondary">
            {shared.half === null
              ? statementText.together(shared.withWhom)
              : text.half(shared.withWhom, shared.half, shared.share)}
          </Typography>
        )}
        {shared?.how !== undefined && (
          <Typography variant="body2" color="textSecondary" sx={{ maxWidth: '68ch', textWrap: 'pretty' }}>
            {shared.how}
          </Typography>
        )}
      </Box>
      <Box
        className="cijfers"
        sx={{ fontWeight: 600, textAlign: { xs: 'left', sm: 'right' }, pl: { sm: 1 }, maxWidth: { sm: '20rem' } }}
      >
        {shown}
      </Box>
      <CopyButton label={nameOf(figure)} value={copied} shown={shown} />
      <Explain compact of={nameOf(figure)} explanation={explained} />
    </Box>
  );
}

/** "Neem dit over": page by page of the tax form, each figure with a button that copies it. */
export function CopyThis({ statement }: { statement: Statement }) {
  const groups = taxWords(statement);
  if (groups.length === 0) return null;
  return (
    <Section title={text.title}>
      <Typography color="textSecondary" sx={{ mb: 2, maxWidth: '68ch' }}>
        {text.intro}
      </Typography>
      {groups.map(({ id, title, hint, figures }) => (
        <Box key={id} sx={{ mb: 3 }}>
          <Typography variant="h3">{title}</Typography>
          {hint !== '' && (
            <Typography variant="body2" color="textSecondary" sx={{ maxWidth: '68ch', textWrap: 'pretty' }}>
              {hint}
            </Typography>
          )}
          {perLoan(figures).map(([about, ofLoan]) => (
            <Box key={about} sx={{ mt: 1 }}>
              {about !== '' && (
                <Typography variant="h4" sx={{ fontSize: '1rem', fontWeight: 600, mt: 2 }}>
                  {about}
                </Typography>
              )}
              <Box component="ul" aria-label={about === '' ? title : about} sx={{ listStyle: 'none', m: 0, p: 0 }}>
                {ofLoan.map((figure) => (
                  <Figure key={figure.id} figure={figure} />
                ))}
              </Box>
            </Box>
          ))}
        </Box>
      ))}
    </Section>
  );
}
