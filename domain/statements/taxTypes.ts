import type { Explained } from './explained.ts';

/** One box of a tax form, with what goes in it. */
export interface TaxFigure {
  /** Unique within its group. */
  id: string;
  /** The words of the form. */
  label: string;
  /** Which loan or gift it is about; empty when it is a sum. */
  about: string;
  /** As a person reads it: '€ 45.000'. */
  shown: string;
  /** As it is pasted into the form: '45000'. */
  copied: string;
  /**
   * Together with whom, and then what is half of it, or the part they agreed; no part with the heirs of somebody, whose part
   * depends on the estate. `how` says how it is divided, where the form asks one sum of what is held with several. Null when it is the
   * person's own.
   */
  shared: { withWhom: string; half: string | null; share?: string; how?: string } | null;
  explained: Explained;
}

/** A page of a tax form. */
export interface TaxGroup {
  id: 'claims' | 'ownHome' | 'debts' | 'actual';
  /** Where in the return: 'Box 3 › Overige bezittingen'. */
  title: string;
  /** When it is needed; empty where there is nothing to say. */
  hint: string;
  figures: TaxFigure[];
}
