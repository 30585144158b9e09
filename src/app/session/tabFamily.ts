import { familyParameter } from '../../paths.ts';

/**
 * Which of their families somebody is in, in this tab: a name without a meaning, nothing of a person (S-111). It stays
 * for a reload and through the login; another tab has its own.
 */
const key = 'onderling-familie';
/** A name that a header can hold: an address is written by anybody. */
const plainName = /^[\w-]{1,64}$/;

/**
 * Reads in which family the page that is loaded stands, for as long as it stands: another family is another page load,
 * so that nothing of the one can be seen in the other (docs/decisions/0018). An address that names one is the only way
 * in; the name is taken out of it, and an empty one forgets what the tab knew. Null: the oldest one.
 */
export function enterFamily(page: Pick<Window, 'location' | 'history' | 'sessionStorage'>): string | null {
  const url = new URL(page.location.href);
  const named = url.searchParams.get(familyParameter);
  if (named !== null) {
    url.searchParams.delete(familyParameter);
    page.history.replaceState(page.history.state, '', url);
    if (plainName.test(named)) page.sessionStorage.setItem(key, named);
    else forgetFamily(page.sessionStorage);
  }
  return page.sessionStorage.getItem(key);
}

/** Who logs in next may be somebody else. */
export const forgetFamily = (storage: Storage): void => storage.removeItem(key);
