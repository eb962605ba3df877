import type { Budget } from './closure.ts';

/** A page as its route names it: its file, and the message areas whose texts it shows. */
interface NamedPage {
  file: string;
  texts: string[];
  /** Whether the page stands by itself, without the tenant frame. */
  isExclusive: boolean;
}

/** The size rule that every page of the app must pass. */
export interface PageRule {
  /** Gzipped size in kB (1,000 bytes) of the page and its texts. */
  budgetKb: number;
  /** How many files a page may load: each is a request. */
  files: number;
  /**
   * Files that are already loaded when a page loads: for a standalone page, and for all other
   * pages.
   */
  standalone: string[];
  beyond: string[];
  /** Pages with a separate budget, and the reason. */
  exceptions: { page: string; budgetKb: number; why: string }[];
}

/** The rule, texts and file of a page, as passed to `page` and `lazyScreen`. */
const call =
  /(?:page|lazyScreen)\(\s*([^[\]]*?)\[([^\]]*)\],\s*\(\) =>\s*import\('([^']+\.page\.tsx)'\)/g;

/**
 * The pages that a file of routes or tabs names. `path` is the path of that file, from the root.
 */
export function pagesIn(path: string, text: string): NamedPage[] {
  return [...text.matchAll(call)].map(([, entry = '', texts = '', specifier = '']) => ({
    file: specifier.startsWith('#')
      ? `src/${specifier.slice(1)}`
      : `${path.slice(0, path.lastIndexOf('/'))}/${specifier.slice(2)}`,
    isExclusive: /^'(?:public|signedIn)'/.test(entry),
    texts: [...texts.matchAll(/'(\w+)'/g)].map(([, area = '']) => area),
  }));
}

/**
 * Builds one budget for each page. An exception that matches no page is an error, as is a renamed
 * root.
 */
export function buildBudgets(pages: readonly NamedPage[], rule: PageRule): Budget[] {
  const unexpected = rule.exceptions.find(({ page }) => !pages.some(({ file }) => file === page));
  if (unexpected)
    throw new Error(
      `No route has the page "${unexpected.page}". Remove it from scripts/sizes/sizes.json.`,
    );
  return pages.map(({ file, texts, isExclusive }) => ({
    name: file.replace(/^src\/features\//, '').replace(/\.page\.tsx$/, ''),
    roots: [file, ...texts.map((area) => `src/i18n/messages/en/${area}.json`)],
    beyond: isExclusive ? rule.standalone : rule.beyond,
    budgetKb: rule.exceptions.find(({ page }) => page === file)?.budgetKb ?? rule.budgetKb,
    files: rule.files,
  }));
}
