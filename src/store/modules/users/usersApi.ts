import type { OwnUser } from '../../../../domain/wire/user.ts';
import { api } from '../../api/api.ts';
import type { NoArgument } from '../../api/api.ts';

export const usersApi = api.injectEndpoints({
  endpoints: (build) => ({
    getOwnUsers: build.query<OwnUser[], NoArgument>({
      query: () => ({ url: 'users', params: { own: 1 } }),
    }),
  }),
});

export const { useGetOwnUsersQuery } = usersApi;
