import { createContext, use } from 'react';
import { withoutMarks } from '../../controls/isolate.tsx';

/** Shown before the title of every page, e.g. the running time; empty for none. */
export const TitlePrefix = createContext('');

/** The context of the page, e.g. a tenant, which distinguishes the tabs of two tenants. */
export const TitleSuffix = createContext('');

const product = ' · Atrium';

/** The title of a page in the browser's tab: "0:05 · Dashboard · Aster Labs · Atrium". */
export function PageTitle({ children }: { children: string }) {
  const prefix = use(TitlePrefix);
  const suffix = use(TitleSuffix);
  const page = children.endsWith(product) ? children.slice(0, -product.length) : children;
  const title = withoutMarks([prefix, page, suffix].filter((part) => part !== '').join(' · '));
  return <title>{title + product}</title>;
}
