import { createContext, use } from 'react';

type Search = Readonly<Record<string, string>>;

/** The last search of a list, by its path; provided by the app. */
export const LastSearches = createContext<(path: string) => Search>(() => ({}));

/**
 * The URL of a list as it was left, so that a finished form or view returns to the same page of it.
 */
export function useReturnUrl<List extends { to: string }>(list: List): List & { search: Search } {
  const getSearch = use(LastSearches);
  return { ...list, search: getSearch(list.to) };
}
