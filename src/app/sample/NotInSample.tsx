import { NotFoundPage } from '../../pages/notFound/NotFoundPage.tsx';
import { sampleText } from '../../text/sample.ts';

/** Shown where the sample has no screen but the product may: a link in the sample can lead there. */
export const NotInSample = () => <NotFoundPage words={sampleText.notHere} />;
