import { isListParameter, type ListParameters } from '#machines/lists/list-search.ts';

/**
 * For `validateSearch` of a route with a list: keeps the list's own parameters, whatever their
 * values; what they mean is read from them with the list's columns (`useListSearch`).
 */
export const listParameters = (search: Record<string, unknown>): ListParameters =>
  Object.fromEntries(
    Object.entries(search).flatMap(([name, value]): [string, string | number | boolean][] =>
      isListParameter(name) && isPlain(value) ? [[name, value]] : [],
    ),
  );

const isPlain = (value: unknown): value is string | number | boolean =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';
