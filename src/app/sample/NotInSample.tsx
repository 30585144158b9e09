import { NotFoundPage } from '../../pages/notFound/NotFoundPage.tsx';
import { sampleText } from '../../text/sample.ts';

/** Where the sample has no screen: the product may have one, to which a link in the sample leads. */
export const NotInSample = () => <NotFoundPage words={sampleText.notHere} />;
