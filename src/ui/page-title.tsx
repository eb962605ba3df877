import { createContext, use } from 'react';

/** What stands before the title of every page, such as the time that runs; empty for nothing. */
export const TitlePrefix = createContext('');

/** The title of a page, as the browser's tab shows it. */
export function PageTitle({ children }: { children: string }) {
  const prefix = use(TitlePrefix);
  return <title>{prefix === '' ? children : `${prefix} · ${children}`}</title>;
}
