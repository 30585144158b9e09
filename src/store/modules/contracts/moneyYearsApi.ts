import type { MoneyYears } from '../../../../domain/wire/moneyYears.ts';
import { api } from '../../api/api.ts';

/** The years of all contracts together: in no slice, as they follow from the contracts. Comes with the picture that draws it. */
export const moneyYearsApi = api.injectEndpoints({
  endpoints: (build) => ({
    getMoneyYears: build.query<MoneyYears, void>({
      query: () => ({ url: 'contracts/years' }),
      // Refetched with the gifts, whenever a contract or a person changed (crossModuleListeners.ts).
      providesTags: ['gifts'],
    }),
  }),
});

export const { useGetMoneyYearsQuery } = moneyYearsApi;
