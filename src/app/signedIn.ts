import { lazy } from 'react';

/**
 * The parts that only a signed-in screen needs, in a chunk that open screens never load: the OpenID Connect client and
 * the menu. The names keep these pieces in one file.
 */
export const SignedInArea = lazy(async () => ({
  default: (await import(/* webpackChunkName: "signed-in" */ './session/SignedInArea.tsx')).SignedInArea,
}));
export const Guard = lazy(async () => ({
  default: (await import(/* webpackChunkName: "signed-in" */ './session/Guard.tsx')).Guard,
}));
export const Answer = lazy(async () => ({
  default: (await import(/* webpackChunkName: "signed-in" */ './session/Answer.tsx')).Answer,
}));
export const MenuLayout = lazy(async () => ({
  default: (await import(/* webpackChunkName: "signed-in" */ './layouts/MenuLayout.tsx')).MenuLayout,
}));
