import { listParameters } from './list-parameters.ts';

/** The item of the work view whose panel is open; null for none. */
export const readOpenedItem = ({ item }: Readonly<Record<string, unknown>>): string | null =>
  typeof item === 'string' && item !== '' ? item : null;

/** For `validateSearch` of the route of the work view, which may have an open panel. */
export const workViewParameters = (search: Record<string, unknown>) => ({
  ...listParameters(search),
  item: readOpenedItem(search) ?? undefined,
});
