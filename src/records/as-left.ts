import { createContext, use } from 'react';
import type { Address } from './address.ts';

type Search = NonNullable<Address['search']>;

/** What the address of a list said when it was shown last, by its path; kept by the app. */
export const LeftLists = createContext<(path: string) => Search>(() => ({}));

/** The address of a list as it was left: a form or a view that is done leads back to the same page. */
export function useAsLeft(list: Address): Address {
  const searchOf = use(LeftLists);
  return { ...list, search: searchOf(list.to) };
}
