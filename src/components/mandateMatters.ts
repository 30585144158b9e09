import type { Mandate } from '../../domain/wire/mandate.ts';
import { mandatesText as text } from '../text/mandates.ts';

const inDutch = new Intl.ListFormat('nl');

/** A mandate's subject, as a sentence. */
export const mandateMatters = ({ matters }: Mandate): string =>
  text.about(inDutch.format(matters.map((matter) => text.matters[matter])));
