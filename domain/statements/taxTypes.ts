import type { Explained } from './explained.ts';

/** One box of a tax form, with its content. */
export interface TaxFigure {
  /** Unique within its group. */
  id: string;
  /** The words of the form. */
  label: string;
  /** The loan or gift concerned; empty for a sum. */
  about: string;
  /** As people read it: '€ 45.000'. */
  shown: string;
  /** As pasted into the form: '45000'. */
  copied: string;
  /**
   * The co-holders, and then half of it, or the agreed share; no share with somebody's heirs, as it depends on the estate. `how`
   * says how it is divided, if the form asks for one sum of amounts shared with several. Null for the person's own.
   */
  shared: { withWhom: string; half: string | null; share?: string; how?: string } | null;
  explained: Explained;
}

/** A page of a tax form. */
export interface TaxGroup {
  id: 'claims' | 'ownHome' | 'debts' | 'actual';
  /** The place in the return: 'Box 3 › Overige bezittingen'. */
  title: string;
  /** When it is needed; empty if there is nothing to say. */
  hint: string;
  figures: TaxFigure[];
}
