import { isListParameter, type ListParameters } from '#machines/lists/list-search.ts';

/**
 * For `validateSearch` of a route with a list: keeps the list's own parameters, whatever their
 * values; what they mean is read from them with the list's columns (`useListSearch`). What is no
 * plain value is said to be undefined: the router hands on whatever is left unsaid as it came.
 */
export const listParameters = (search: Record<string, unknown>): ListParameters =>
  Object.fromEntries(
    Object.entries(search)
      .filter(([name]) => isListParameter(name))
      .map(([name, value]) => [name, isPlain(value) ? value : undefined]),
  );

const isPlain = (value: unknown): value is string | number | boolean =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';
