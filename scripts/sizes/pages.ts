import type { Budget } from './closure.ts';

/** A page as its route names it: its file, and the areas whose texts it shows. */
interface NamedPage {
  file: string;
  texts: string[];
  /** Whether it stands by itself, without the frame of a tenant. */
  isExclusive: boolean;
}

/** The rule that every page of the app is held to. */
export interface PageRule {
  /** Gzip, in kB of 1,000 bytes, for the page and its texts. */
  budgetKb: number;
  /** What is already there when a page loads: of one that stands by itself, and of all others. */
  standalone: string[];
  beyond: string[];
  /** Pages with a budget of their own, and why. */
  exceptions: { page: string; budgetKb: number; why: string }[];
}

/** A page's rule, texts and file, as `page` and `lazyScreen` are called with them. */
const call =
  /(?:page|lazyScreen)\(\s*([^[\]]*?)\[([^\]]*)\],\s*\(\) =>\s*import\('([^']+\.page\.tsx)'\)/g;

/** The pages that a file of routes or tabs names. `path` is the file's own, from the root. */
export function pagesIn(path: string, text: string): NamedPage[] {
  return [...text.matchAll(call)].map(([, entry = '', texts = '', specifier = '']) => ({
    file: specifier.startsWith('#')
      ? `src/${specifier.slice(1)}`
      : `${path.slice(0, path.lastIndexOf('/'))}/${specifier.slice(2)}`,
    isExclusive: /^'(?:public|signedIn)'/.test(entry),
    texts: [...texts.matchAll(/'(\w+)'/g)].map(([, area = '']) => area),
  }));
}

/** One budget for each page; an exception that fits no page is an error, as a renamed root is. */
export function buildBudgets(pages: readonly NamedPage[], rule: PageRule): Budget[] {
  const unexpected = rule.exceptions.find(({ page }) => !pages.some(({ file }) => file === page));
  if (unexpected) throw new Error(`There is no page "${unexpected.page}".`);
  return pages.map(({ file, texts, isExclusive }) => ({
    name: file.replace(/^src\/features\//, '').replace(/\.page\.tsx$/, ''),
    roots: [file, ...texts.map((area) => `src/i18n/messages/en/${area}.json`)],
    beyond: isExclusive ? rule.standalone : rule.beyond,
    budgetKb: rule.exceptions.find(({ page }) => page === file)?.budgetKb ?? rule.budgetKb,
  }));
}
