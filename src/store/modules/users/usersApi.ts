import type { OwnUser } from '../../../../domain/wire/user.ts';
import { api } from '../../api/api.ts';

export const usersApi = api.injectEndpoints({
  endpoints: (build) => ({
    getOwnUsers: build.query<OwnUser[], void>({
      query: () => ({ url: 'users', params: { own: 1 } }),
      providesTags: ['people'],
    }),
  }),
});

export const { useGetOwnUsersQuery } = usersApi;
