import type { ProfileForm } from '../../../../domain/wire/profile.ts';
import type { CurrentUser, RelationForm, BondForm } from '../../../../domain/wire/user.ts';
import { api } from '../../api/api.ts';
import type { WithSuccessToast } from '../../api/call.ts';
import { toFormData } from '../../api/formData.ts';
import type { StoreExtra } from '../../extra.ts';

type RelationWithPhoto = RelationForm & { image?: Blob };

export const userApi = api.injectEndpoints({
  endpoints: (build) => ({
    getUser: build.query<CurrentUser, void>({
      query: () => ({ url: 'user' }),
    }),
    /** Changes the caller's own details. */
    saveProfile: build.mutation<CurrentUser, WithSuccessToast<{ form: ProfileForm & { image?: Blob } }>>({
      query: ({ form }) => ({ url: 'profile', method: 'POST', body: toFormData({ ...form }) }),
    }),
    /**
     * With a hashid it changes that relation, without one it adds a relation. Returns the caller with the whole family.
     */
    saveRelation: build.mutation<CurrentUser, WithSuccessToast<{ form: RelationWithPhoto }>>({
      query: ({ form }) => ({
        url: 'user',
        method: 'POST',
        body: toFormData(form.hashid === undefined ? { ...form } : { ...form, _method: 'PATCH' }),
        idempotent: true,
      }),
    }),
    /** The legal bond of two partners; '' for unknown values. */
    saveBond: build.mutation<CurrentUser, WithSuccessToast<{ form: BondForm }>>({
      query: ({ form }) => ({ url: 'partnership', method: 'POST', body: form }),
    }),
    /**
     * The photo at a `profile_image`, as an object URL that lives as long as somebody shows it. A photo that fails
     * leaves the initials, so it is not retried.
     */
    getPhoto: build.query<string, string>({
      query: (path) => ({ url: path, file: 'show', retries: false }),
      async onCacheEntryAdded(_path, { cacheDataLoaded, cacheEntryRemoved, extra }) {
        const { ports } = extra as StoreExtra;
        const shown = await cacheDataLoaded.catch(() => null); // it never came: nothing to release
        await cacheEntryRemoved;
        if (shown) ports.files.release(shown.data);
      },
    }),
  }),
});

export const {
  useGetUserQuery,
  useSaveProfileMutation,
  useSaveRelationMutation,
  useSaveBondMutation,
  useGetPhotoQuery,
} = userApi;
