import { kinshipName } from '../../../domain/names/kinship.ts';
import type { Relation } from '../../../domain/wire/user.ts';
import { relationsText as text } from '../../text/relations.ts';

/**
 * The role of a relation in the family, in words: 'Kind', 'Partner van Sanne', 'Ex-partner van Bram'. A member sees few
 * others: their own partner is named in relation to them, not to the founder.
 * @param viewer hashid of the viewer, if they do not manage the family
 */
export function roleOf(relation: Relation, family: readonly Relation[], viewer?: string): string {
  const isTheirs = relation.partners.some(
    ({ self, partner, until }) => until === null && (self.hashid === viewer || partner.hashid === viewer),
  );
  if (isTheirs) return text.yourPartner;
  if (relation.relation_type === null) return text.founder;
  if (relation.relation_type !== 'partner') return kinshipName(relation);
  const other = family.find(({ hashid }) => hashid === relation.userSelected);
  const former = relation.divorced || !relation.partners.some(({ until }) => until === null);
  if (!other) return former ? text.formerPartner : text.partner;
  return former ? text.formerPartnerOf(other.firstname) : text.partnerOf(other.firstname);
}
