import { Type, type Static } from 'typebox';
import { oneOf } from './basics.ts';
import { RelationForm } from './user.ts';

/**
 * My own profile and my own data. All 'signedIn'; failures as everywhere (domain/wire/error.ts).
 *
 * - `POST /profile` multipart/form-data, the fields of ProfileForm and an optional file `image` → CurrentUser. Not the
 *   e-mail address: that is the login. V422 by field, B413 for the photo, C409 for an older `changed_at`.
 * - `GET /export` → application/zip, streamed: everything we keep of the caller and that they may see, as JSON, CSV and
 *   the agreements as PDF. R429 after 5 in an hour.
 * - `POST /erasure` ErasureForm → ErasureAnswer. It is done a week later, and until then nothing changes. V422 on `password` and
 *   `confirm`, C409 while a change of address can be undone, R429. What goes and what stays: docs/decisions/0023.
 * - `DELETE /erasure` → CurrentUser: what was asked is not done. N404 where nothing was asked.
 */
export const ProfileForm = Type.Object({
  ...Type.Pick(RelationForm, [
    'changed_at',
    'firstname',
    'infix',
    'lastname',
    'gender',
    'phone',
    'street',
    'town',
    'birthdate',
  ]).properties,
  remove_image: Type.Optional(oneOf(['1', '0'], { description: "'1' takes the photo away" })),
});
export type ProfileForm = Static<typeof ProfileForm>;

/**
 * The body of POST /erasure: the word is typed, the password proves who asks (absent with an external identity
 * provider).
 */
export const ErasureForm = Type.Object(
  {
    /** Judged by the route, with a sentence. */
    confirm: Type.String({ maxLength: 100 }),
    password: Type.Optional(Type.String({ maxLength: 1000 })),
  },
  { additionalProperties: false },
);
export type ErasureForm = Static<typeof ErasureForm>;

const Sentences = Type.Array(Type.String());

/**
 * The day on which it is done, and the lists of what goes and what stays, each a Dutch sentence; what stays says why, with the law
 * where there is one.
 */
export const ErasureAnswer = Type.Object({ on: Type.String({ format: 'date' }), erased: Sentences, kept: Sentences });
export type ErasureAnswer = Static<typeof ErasureAnswer>;
