/** The columns by which the list of administrators can be sorted. */
export const ADMINISTRATOR_SORTS = ['name', 'email', 'last_login', 'second_factor', 'state', 'reviewed_at'] as const;
