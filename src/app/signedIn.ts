import { fetchAhead, lazyPart } from './lazyPart.tsx';

const loadArea = async () =>
  (await import(/* webpackChunkName: "signed-in" */ './session/SignedInArea.tsx')).SignedInArea;
const loadGuard = async () => (await import(/* webpackChunkName: "signed-in" */ './session/Guard.tsx')).Guard;
const loadAnswer = async () => (await import(/* webpackChunkName: "signed-in" */ './session/Answer.tsx')).Answer;
const loadMenu = async () => (await import(/* webpackChunkName: "signed-in" */ './layouts/MenuLayout.tsx')).MenuLayout;

/**
 * The parts that only a signed-in screen needs, in a chunk that open screens never load: the OpenID Connect client and
 * the menu. The names keep these pieces in one file.
 */
export const SignedInArea = lazyPart(loadArea);
export const Guard = lazyPart(loadGuard);
export const Answer = lazyPart(loadAnswer);
export const MenuLayout = lazyPart(loadMenu);

export const fetchSignedIn = async (): Promise<void> => {
  await Promise.all([loadArea, loadGuard, loadAnswer, loadMenu].map(fetchAhead));
};
