import type { Gender } from './user.ts';

/**
 * My own profile and my own data. All 'signedIn'; failures as everywhere (domain/wire/error.ts).
 *
 * - `POST /profile` multipart/form-data, the fields of ProfileForm and an optional file `image` → CurrentUser. Not the
 *   e-mail address: that is the login. V422 by field, B413 for the photo.
 * - `GET /export` → application/zip, streamed: everything we keep of the caller and that they may see, as JSON, CSV and
 * the
 *   agreements as PDF. R429 after 5 in an hour.
 * - `POST /erasure` ErasureForm → ErasureAnswer. Closes the login at once: the app signs out afterwards. V422 on
 * `password`
 *   and `confirm`, R429. What goes and what stays: docs/decisions/0012.
 */
export interface ProfileForm {
  firstname: string;
  infix: string;
  lastname: string;
  gender: Gender | '';
  phone: string;
  /** year-month-day */
  birthdate: string;
  /** '1' takes the photo away. */
  remove_image?: '1' | '0';
}

/**
 * The body of POST /erasure: the word is typed, the password proves who asks (absent with an external identity
 * provider).
 */
export interface ErasureForm {
  confirm: 'VERWIJDER';
  password?: string;
}

/** What was erased and what stays, each a Dutch sentence; what stays says why, with the law where there is one. */
export interface ErasureAnswer {
  erased: string[];
  kept: string[];
}
