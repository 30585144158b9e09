import type { GiftMeter } from '../../../../domain/wire/gifts.ts';
import { ExplainPanel } from '../../../components/explain/ExplainPanel.tsx';
import { explainMeter } from '../../../components/gifts/explainMeter.ts';

/** The law and the sum behind a meter. */
export function MeterExplanation({ meter, year }: { meter: GiftMeter; year: number }) {
  return <ExplainPanel explanation={explainMeter(meter, year)} />;
}
