import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { formatEuroShort } from '../../../domain/money/format.ts';
import {
  exemptionCouples,
  exemptionReturn,
  exemptionRows,
  exemptionTitle,
} from '../../../domain/statements/exemptions.ts';
import { EXEMPTIONS_TITLE } from '../../../domain/statements/titles.ts';
import type { Statement } from '../../../domain/wire/statement.ts';
import { Explain } from '../../components/explain/Explain.tsx';
import { MeterBar } from '../../components/gifts/MeterBar.tsx';
import { Section } from '../../components/Section.tsx';
import { giftExplanationText as explain } from '../../text/giftExplanation.ts';
import { giftsText } from '../../text/gifts.ts';
import { statementText } from '../../text/statement.ts';

const { exemptions: text } = statementText;

/** By giver and recipient in law: how much of the exemption the year used, and whether a return must be filed. */
export function ExemptionSection({ statement }: { statement: Statement }) {
  const { exemptions, person, year, provisional } = statement;
  if (exemptions.length === 0) return null;
  return (
    <Section title={EXEMPTIONS_TITLE}>
      <Typography color="textSecondary" sx={{ mb: 1, maxWidth: '68ch' }}>
        {provisional ? text.provisional : text.intro}
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {exemptions.map((exemption) => {
          const { key, kinship, amounts, total, result } = exemption;
          const title = exemptionTitle(exemption);
          const couples = exemptionCouples(exemption);
          return (
            <Box
              component="li"
              key={key}
              sx={{ py: 2.5, borderBottom: 1, borderColor: 'divider', breakInside: 'avoid' }}
            >
              <Typography variant="h3" sx={{ overflowWrap: 'anywhere' }}>
                {title}
              </Typography>
              <Typography className="cijfers" sx={{ my: 0.5 }}>
                {result
                  ? text.used(
                      formatEuroShort(result.exempt),
                      formatEuroShort(result.limit),
                      formatEuroShort(result.left),
                    )
                  : giftsText.givenWithoutFigures(formatEuroShort(total))}
              </Typography>
              {result && (
                <Box sx={{ maxWidth: '24rem' }}>
                  <MeterBar used={result.exempt} limit={result.limit} />
                </Box>
              )}
              <Typography sx={{ mt: 1, fontWeight: (result?.return_before ?? null) === null ? 400 : 600 }}>
                {exemptionReturn(exemption, person.hashid, year)}
              </Typography>
              {result && result.taxable > 0 && (
                <Typography className="cijfers">
                  {text.taxed(formatEuroShort(result.taxable), formatEuroShort(result.tax))}
                </Typography>
              )}
              {couples !== '' && (
                <Typography variant="body2" color="textSecondary">
                  {couples}
                </Typography>
              )}
              <Explain
                of={text.of(EXEMPTIONS_TITLE, title)}
                explanation={{
                  rule: explain.rule[kinship],
                  article: amounts.callable > 0 ? `${explain.article} ${explain.callableArticle}` : explain.article,
                  sum: exemptionRows(exemption, year),
                }}
              />
            </Box>
          );
        })}
      </Box>
    </Section>
  );
}
