import { createContext, use } from 'react';
import { withoutMarks } from './isolate.tsx';

/** What stands before the title of every page, such as the time that runs; empty for nothing. */
export const TitlePrefix = createContext('');

/** Where the page belongs to, such as a tenant: tabs of two tenants can be told apart. */
export const TitleSuffix = createContext('');

const product = ' · Atrium';

/** The title of a page, as the browser's tab shows it: "0:05 · Dashboard · Aster Labs · Atrium". */
export function PageTitle({ children }: { children: string }) {
  const prefix = use(TitlePrefix);
  const suffix = use(TitleSuffix);
  const page = children.endsWith(product) ? children.slice(0, -product.length) : children;
  const title = withoutMarks([prefix, page, suffix].filter((part) => part !== '').join(' · '));
  return <title>{title + product}</title>;
}
