import { createContext, use } from 'react';

type Search = Readonly<Record<string, string>>;

/** What the address of a list said when it was shown last, by its path; kept by the app. */
export const LastSearches = createContext<(path: string) => Search>(() => ({}));

/** The address of a list as it was left: a form or a view that is done leads back to the same page. */
export function useReturnUrl<List extends { to: string }>(list: List): List & { search: Search } {
  const getSearch = use(LastSearches);
  return { ...list, search: getSearch(list.to) };
}
