/** The header in which the server puts the number of a request, whatever its sender wrote there: it leads to the log. */
export const REQUEST_ID = 'x-request-id';
