import { searchableText } from '../texts.ts';
import { keyOfWork, toWork, type Work } from '../work/work.ts';
import type { Entry } from './entries.ts';

/** What the next entry may be, as an earlier one was. */
export interface Suggestion {
  /** Tells one from another: the same words on the same work are one suggestion. */
  key: string;
  description: string;
  /** Null for no project. */
  work: Work | null;
}

/** A list that is taken in at a glance. */
export const maxSuggestions = 8;

const splitTerms = (text: string): string[] => searchableText(text).split(' ').filter(Boolean);

const holds = (searchText: string, terms: readonly string[]): boolean =>
  terms.every((word) => searchText.includes(word));

/** Description, project and task, among which the server searches, too. */
const getSearchText = ({ description, projectDisplayString, taskDisplayString }: Entry): string =>
  searchableText(`${description} ${projectDisplayString} ${taskDisplayString}`);

const newestFirst = (one: Entry, other: Entry) => other.startTime.localeCompare(one.startTime);

/** An entry as if it were booked on nothing. */
const omitWork = (entry: Entry): Entry => ({
  ...entry,
  projectId: null,
  projectDisplayString: '',
  taskId: null,
  taskDisplayString: '',
});

/**
 * What is suggested for a text, of the entries that are known: those that say it themselves before those
 * whose project or task does, the newest first; each pair of words and work once, or, of words alone,
 * each description. One that nobody has described suggests nothing.
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
