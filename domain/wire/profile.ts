import { Type, type Static } from 'typebox';
import { oneOf } from './basics.ts';
import { RelationForm } from './user.ts';

/**
 * My own profile and my own data. All 'signedIn'; failures as everywhere (domain/wire/error.ts).
 *
 * - `POST /profile` multipart/form-data, the fields of ProfileForm and an optional file `image` → CurrentUser. Not the
 *   e-mail address: that is the login. V422 by field, B413 for the photo, C409 for an older `changed_at`.
 * - `GET /export` → application/zip, streamed: all data we keep about the caller that they may see, as JSON, CSV and
 *   the agreements as PDF. R429 after 5 in an hour.
 * - `POST /erasure` ErasureForm → ErasureAnswer. It is carried out a week later, and until then nothing changes. V422 on
 *   `password` and `confirm`, C409 while a change of address can be undone, R429. For the retained data see
 *   docs/decisions/0023.
 * - `DELETE /erasure` → CurrentUser: cancels the request. N404 if there is none.
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
 * The body of POST /erasure: the word is typed, the password proves the person's identity (absent with an
 * external identity provider).
 */
export const ErasureForm = Type.Object(
  {
    /** Checked by the route, with a sentence. */
    confirm: Type.String({ maxLength: 100 }),
    password: Type.Optional(Type.String({ maxLength: 1000 })),
  },
  { additionalProperties: false },
);
export type ErasureForm = Static<typeof ErasureForm>;

const Sentences = Type.Array(Type.String());

/**
 * The day on which it is carried out, and the lists of erased and retained data, each a Dutch sentence; retained data comes with
 * the reason, and the law if there is one.
 */
export const ErasureAnswer = Type.Object({ on: Type.String({ format: 'date' }), erased: Sentences, kept: Sentences });
export type ErasureAnswer = Static<typeof ErasureAnswer>;
