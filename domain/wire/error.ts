/** The one shape of every failure the server answers. Texts are Dutch sentences a person may read. */
export interface ErrorBody {
  /** Only 'mfa': the second factor is missing. */
  status?: 'mfa';
  /** One sentence per field, keyed by the field's path in the request ('contract.signed_date', 'parties.from'). */
  errors?: Record<string, string>;
  error?: string;
  message?: string;
}
