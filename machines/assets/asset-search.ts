import type { Schema } from '#openapi/client/index.ts';
import { searchDataOf, type ListSearch } from '../lists/list-search.ts';
import { searchName } from '../records/record-page.ts';

/** How the warranty of an asset may stand. */
export const warranties = ['Valid', 'Expiring', 'Expired'] as const;
/** The name of the filter for assets that nobody has, and its one value. */
export const holderName = 'holder';
export const nobody = 'nobody';
const warrantyName = 'warranty';

/** What the address of the list names as filters, and no column of the server's is. */
export const ownFilters: readonly string[] = [searchName, warrantyName, holderName];

/**
 * The search of the list as the contract takes it: words, warranty and "nobody has it" are asked for
 * by name, all other filters by column. Source: document 3, section 7 (POST /assets).
 */
export function assetSearchOf(search: ListSearch): Schema<'AssetSearch'> {
  const { columnFilters, ...page } = searchDataOf(search);
  const valueOf = (wanted: string) =>
    columnFilters.find(({ name }) => name === wanted)?.value ?? '';
  const words = valueOf(searchName);
  const warranty = warranties.find((each) => each === valueOf(warrantyName));
  return {
    ...page,
    columnFilters: columnFilters.filter(({ name }) => !ownFilters.includes(name)),
    ...(words !== '' && { search: words }),
    ...(warranty && { warranty }),
    ...(valueOf(holderName) === nobody && { isUnassigned: true }),
  };
}
