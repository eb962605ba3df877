import { searchableText } from '../../texts.ts';
import { keyOfWork, toWork, type Work } from '../../work/work.ts';
import type { Entry } from './entries.ts';

/** A suggestion for the next entry, from an earlier one. */
export interface Suggestion {
  /** Identifies a suggestion: the same description on the same work is one suggestion. */
  key: string;
  description: string;
  /** Null for no project. */
  work: Work | null;
}

/** Short enough to scan at a glance. */
export const maxSuggestions = 8;

const splitTerms = (text: string): string[] => searchableText(text).split(' ').filter(Boolean);

const holds = (searchText: string, terms: readonly string[]): boolean =>
  terms.every((word) => searchText.includes(word));

/** Description, project and task, the fields that the server searches too. */
const getSearchText = ({ description, projectDisplayString, taskDisplayString }: Entry): string =>
  searchableText(`${description} ${projectDisplayString} ${taskDisplayString}`);

const newestFirst = (one: Entry, other: Entry) => other.startTime.localeCompare(one.startTime);

/** The entry without project and task. */
const omitWork = (entry: Entry): Entry => ({
  ...entry,
  projectId: null,
  projectDisplayString: '',
  taskId: null,
  taskDisplayString: '',
});

/**
 * The suggestions for a text, from known entries: matches in the description before matches in
 * project or task, newest first; each pair of description and work only once, or, for text-only
 * suggestions, each description. Entries without a description are left out.
 */
export function getSuggestions(
  entries: readonly Entry[],
  text: string,
  isTextOnly = false,
): Suggestion[] {
  const terms = splitTerms(text);
  const found = new Map<string, Suggestion>();
  const described = entries.filter(({ description }) => description.trim() !== '');
  const offered = isTextOnly ? described.map(omitWork) : described;
  const fitting = offered
    .filter((entry) => holds(getSearchText(entry), terms))
    .toSorted(newestFirst);
  const hasTerms = ({ description }: Entry) => holds(searchableText(description), terms);
  for (const entry of [...fitting.filter(hasTerms), ...fitting.filter((each) => !hasTerms(each))]) {
    const work = toWork(entry);
    const description = entry.description.trim();
    const key = `${keyOfWork(work)} ${description.toLowerCase()}`;
    if (!found.has(key)) found.set(key, { key, description, work });
    if (found.size === maxSuggestions) break;
  }
  return [...found.values()];
}
