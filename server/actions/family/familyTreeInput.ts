import { type Couple, familyTree } from '../../../domain/family/familyTree.ts';
import type { Caller } from '../../caller.ts';
import type { Queryable } from '../../db/database.ts';
import type { FamilyTreeInput, TreePerson } from '../../pdf/familyTreeInput.ts';
import { visibleFamily } from '../../policies/visibleFamily.ts';
import { presentFacts } from '../../presenters/relation.ts';
import { loadFamily, selfAmong } from '../../repositories/family.ts';
import { findPhoto } from '../../repositories/photos.ts';

/** The tree of the part of the family the caller may see, with their photos. */
export async function familyTreeInput(db: Queryable, caller: Caller, today: string): Promise<FamilyTreeInput> {
  const family = visibleFamily(await loadFamily(db, caller), caller);
  const people = await Promise.all(
    family.people.map(async (person) => {
      const photo = family.photos.has(person.id) ? await findPhoto(db, caller, person.hashid) : undefined;
      return { ...presentFacts(family, person), photo: photo ?? null };
    }),
  );
  const self = selfAmong(people, caller);
  const tree = familyTree(self, people);
  return {
    family: family.family.name,
    tree: { trees: tree.trees.map(onPaper), beside: tree.beside.map(onPaper) },
    madeOn: today,
  };
}

/** Passes only printed data to the worker. */
const printed = ({
  firstname,
  infix,
  lastname,
  birthdate,
  death_date,
  passed_away,
  photo,
  relation_type,
  kinship,
}: TreePerson): TreePerson => ({
  ...{ firstname, infix, lastname, birthdate, death_date, passed_away, photo, relation_type },
  ...(kinship && { kinship }),
});

function onPaper({ person, partner, former, apart, children, under }: Couple<TreePerson>): Couple<TreePerson> {
  return {
    person: printed(person),
    partner: partner && printed(partner),
    former: former.map(printed),
    apart: apart.map(printed),
    children: children.map(onPaper),
    ...(under && { under }),
  };
}
