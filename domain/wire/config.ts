import { Type, type Static } from 'typebox';
import { oneOf, orNull } from './basics.ts';

/** The answer of GET /config.json: the differences between deployments of the one build. */
export const AppConfig = Type.Object({
  /** Base of the API, version 1, without a trailing slash: 'https://host/api/v1'. */
  api: Type.String(),
  oidc: Type.Object({
    authority: Type.String(),
    clientId: Type.String(),
    scope: Type.String(),
    /** The audience of the access token (RFC 8707). */
    resource: Type.String(),
  }),
  /** The claim of the identity token that carries the roles. */
  rolesClaim: Type.String(),
  /**
   * 'embedded': /register makes the account here; 'provider': registration starts at the identity provider
   * (prompt=create).
   */
  registration: oneOf(['embedded', 'provider']),
  /** No mail leaves this machine, and the server prints the links in it: a screen that waits for one says so. */
  linksPrinted: Type.Boolean(),
  /** A link to a messaging service, shown on every screen. */
  chatUrl: Type.String(),
  /** Error reporting is off until this is set. */
  sentryDsn: orNull(Type.String()),
  /** The duration of a toast. */
  toastSeconds: Type.Integer(),
});
export type AppConfig = Static<typeof AppConfig>;
