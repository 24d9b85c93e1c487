import type { Catalogue } from './catalogue.ts';
import { findDuplicates } from './check-duplicates.ts';
import { findFormulaCycles } from './check-formulas.ts';
import { findBrokenItems } from './check-items.ts';
import { findBrokenReferences } from './check-references.ts';
import { readDraft } from './draft.ts';
import type { Keys } from './entries.ts';
import { inReadingOrder, type Problem } from './problem.ts';
import { toCatalogue } from './to-catalogue.ts';

export type CatalogueReading =
  | { isValid: true; catalogue: Catalogue }
  | { isValid: false; problems: Problem[] };

/** Reads the files described in docs/catalogue-format.md and returns the catalogue or all its problems. */
export async function readCatalogue(folder: string, { icons }: { icons: Keys }): Promise<CatalogueReading> {
  const draft = await readDraft(folder);
  const problems = [
    ...draft.problems,
    ...findDuplicates(draft),
    ...findBrokenReferences(draft, icons),
    ...findFormulaCycles(draft),
    ...findBrokenItems(draft),
  ];
  if (problems.length > 0) return { isValid: false, problems: inReadingOrder(problems) };
  return { isValid: true, catalogue: toCatalogue(draft) };
}
