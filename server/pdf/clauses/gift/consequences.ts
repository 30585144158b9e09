import { type GiftClause, personal } from './facts.ts';
import { applicable } from '../clause.ts';
import { claimedExemption } from '../shared/exemption.ts';
import { returnDue } from './returnDue.ts';

const law = 'van het Burgerlijk Wetboek';

/**
 * Revocable or not (BW 7:177 lid 2); the statutory grounds stay (7:178, 7:184). Only the giver has the power: heirs succeed to
 * the powers of the dead, so if the paper were silent another child could revoke.
 */
export const revocationClause: GiftClause = ({ terms, givers }) => ({
  title: 'Herroepen',
  paragraphs: terms.revocable
    ? [
        'De schenker mag de schenking geheel of gedeeltelijk herroepen. Dat gebeurt met een schriftelijke verklaring aan de begiftigde.',
        personal(givers),
        'Na herroeping geeft de begiftigde terug wat er van de schenking nog is, of wat daarvoor in de plaats is gekomen. Opbrengsten van vóór de herroeping mag de begiftigde houden.',
      ]
    : [
        `De schenking kan niet worden herroepen. De gronden voor vernietiging die in de wet staan, blijven gelden (onder meer de artikelen 7:178 en 7:184 ${law}).`,
      ],
});

/** Whether it counts when the estate is divided (inbreng, BW 4:229), chosen explicitly (docs/domain.md 4.1, 6). */
export const estateClause: GiftClause = ({ terms, givers }) => ({
  title: 'De erfenis van de schenker',
  paragraphs: applicable(
    terms.counts_toward_estate
      ? `De schenking telt mee bij de erfenis: is de begiftigde erfgenaam van de schenker, dan brengt de begiftigde de waarde van de schenking in bij de verdeling (artikel 4:229 ${law}).`
      : `De schenking telt niet mee bij de verdeling van de erfenis: de begiftigde hoeft haar niet in te brengen (artikel 4:229 ${law}).`,
    terms.counts_toward_estate && givers > 1 && 'In de nalatenschap van ieder van de schenkers telt de eigen helft.',
    // BW 4:63 lid 2, 4:67 b, d and e, 4:69 and 4:70: a grandchild has no legitimate portion while the parent in between lives.
    `De regels over de legitieme portie blijven gelden. Daarvoor telt een schenking aan een kind mee, hoe lang geleden zij ook is gedaan, aan een kleinkind ook als de ouder daartussen voor de schenker is overleden${terms.revocable ? ', en een schenking die de schenker kon herroepen ook, wie haar ook kreeg' : ''}. Een schenking aan een ander telt mee als zij in de laatste vijf jaar voor het overlijden is uitgevoerd. Wat een kind kreeg, gaat af van de eigen legitieme portie (artikelen 4:63, 4:67 en 4:70 ${law}).`,
  ),
});

/** The taxpayer, and when a return is due: before 1 March of the next year (docs/domain.md 2.3). */
export const taxClause: GiftClause = ({ terms }) => ({
  title: 'Schenkbelasting',
  paragraphs: [
    terms.tax_paid_by === 'recipient'
      ? 'Is er schenkbelasting verschuldigd, dan betaalt de begiftigde die.'
      : 'Is er schenkbelasting verschuldigd, dan betaalt de schenker die (vrij van recht). Wat de schenker zo betaalt, is ook een schenking.',
    ...claimedExemption[terms.exemption],
    returnDue(terms).inFull,
    'Voor de schenkbelasting gelden schenkingen van ouders samen als één schenking, en partners als één persoon.',
  ],
});
