/** The header by which the server tells the number of a request, whatever its sender wrote there: it leads to the log. */
export const REQUEST_ID = 'x-request-id';
