/** The answer of GET /config.json: what differs between deployments of the one build. */
export interface AppConfig {
  /** Base of the API, version 1, without a trailing slash: 'https://host/api/v1'. */
  api: string;
  oidc: {
    authority: string;
    clientId: string;
    scope: string;
    /** the audience of the access token (RFC 8707) */ resource: string;
  };
  /** The claim of the identity token that carries the roles. */
  rolesClaim: string;
  /**
   * 'embedded': /register makes the account here; 'provider': registration starts at the identity provider
   * (prompt=create).
   */
  registration: 'embedded' | 'provider';
  /**
   * No mail leaves this machine, and the server prints the links in it: a screen that waits for one says where it is.
   */
  linksPrinted: boolean;
  /** A link to a messaging service, shown on every screen. */
  chatUrl: string;
  /** Error reporting is off until this is set. */
  sentryDsn: string | null;
}
