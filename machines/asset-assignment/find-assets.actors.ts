import { fromPromise } from 'xstate';
import { api } from '#openapi/client/index.ts';
import { parseCode, isAddress } from '../asset-scan/scan-code.ts';
import type { ListPage } from '../lists/list-types.ts';
import type { AssignableAsset } from './assignee.ts';

/** The contract's maximum number of characters. */
const longest = 100;

/** The first assets in store that match a text, and the number of matches. */
export const searchAssets = fromPromise<ListPage<AssignableAsset>, { text: string }>(
  async ({ input: { text }, signal }) => {
    const query = { searchText: text.slice(0, longest), pageSize: 20 as const };
    const { assets, totalCount } = await api.searchAssignableAssets({ query, signal });
    return { rows: assets, total: totalCount };
  },
);

/** The result of looking up a code: its asset, or why there is none. */
export type CodeMeaning = { asset: AssignableAsset } | { misses: 'none' | 'multiple' };

const isSame = (one: string, other: string): boolean =>
  one.localeCompare(other, undefined, { sensitivity: 'accent' }) === 0;

/** The asset with this code or serial number; otherwise the only match, if there is exactly one. */
export const lookUpCode = fromPromise<CodeMeaning, { code: string }>(async ({ input, signal }) => {
  // A label holds the address of its asset with its id, but the search only finds assets by code.
  const readLabel = async () => {
    const query = { code: parseCode(input.code) };
    const [asset] = (await api.findAssetsByCode({ query, signal })).assets;
    return asset?.assetCode ?? '';
  };
  const code = isAddress(input.code) ? await readLabel() : input.code;
  if (code === '') return { misses: 'none' };
  const query = { searchText: code.slice(0, longest), pageSize: 50 as const };
  const { assets } = await api.searchAssignableAssets({ query, signal });
  const exact = assets.filter(
    ({ assetCode, serialNumber }) => isSame(assetCode, code) || isSame(serialNumber, code),
  );
  const [asset, ...others] = exact.length > 0 ? exact : assets;
  if (!asset) return { misses: 'none' };
  return others.length === 0 ? { asset } : { misses: 'multiple' };
});
