import { isListParameter, type ListParameters } from '#machines/lists/list-search.ts';

/**
 * For `validateSearch` of a route with a list: passes the list's own parameters with any values;
 * `useListSearch` parses them with the list's columns. A value that is not plain is set to
 * undefined explicitly, because the router passes on omitted parameters unchanged.
 */
export const listParameters = (search: Record<string, unknown>): ListParameters =>
  Object.fromEntries(
    Object.entries(search)
      .filter(([name]) => isListParameter(name))
      .map(([name, value]) => [name, isPlain(value) ? value : undefined]),
  );

const isPlain = (value: unknown): value is string | number | boolean =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';
