import { foldAccents } from '../search-keys.ts';
import { normalizeName } from '../../store/normalize-name.ts';

/** The words of a search, as the store compares them. */
export const splitWords = (search: string): string[] =>
  normalizeName(search).split(' ').filter(Boolean);

/**
 * The condition that codes and names contain every word; letter case and accents do not count. No
 * words, no condition.
 */
export const containsWords = (search: string) =>
  splitWords(search).map((word) => ({ fields: ['searchText'] as const, text: foldAccents(word) }));
