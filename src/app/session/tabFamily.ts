import { familyParameter } from '../../paths.ts';

/**
 * Which of their families somebody is in, in this tab: a meaningless name, no personal data (S-111). It survives a
 * reload and the login; another tab has its own.
 */
const key = 'onderling-familie';
/** A name that a header can hold: anybody can write an address. */
const plainName = /^[\w-]{1,64}$/;

/**
 * Reads the family of the loaded page, for as long as it is loaded: another family is another page load, so that
 * nothing of one is visible in the other (docs/decisions/0018). An address that names one is the only way in; the name
 * is taken out of it, and an empty one forgets what the tab knew. Null: the oldest one.
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

/** The next person to log in may be somebody else. */
export const forgetFamily = (storage: Storage): void => storage.removeItem(key);
