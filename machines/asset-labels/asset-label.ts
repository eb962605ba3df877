import * as v from 'valibot';
import type { Schema } from '#openapi/client/index.ts';
import { toAssetSearch } from '../assets/asset-search.ts';
import { isId, type ListSearch } from '../lists/list-search.ts';
import { labelSheets } from './label-sheet.ts';

/** What identifies an asset. */
export type AssetLabel = Schema<'AssetLabel'>;

/** What is on each label, and on which sheet: kept on the device. */
export interface LabelLayout {
  /** One of `labelSheets`. */
  sheet: string;
  /** What the QR code holds: the address of the asset, or its code alone. */
  holds: 'address' | 'code';
  hasName: boolean;
  hasTenant: boolean;
}

export const defaultLayout: LabelLayout = {
  sheet: 'a4-21',
  holds: 'address',
  hasName: true,
  hasTenant: true,
};

/** As it was kept; what makes no sense any more is as usual. */
export const layoutSchema: v.GenericSchema<unknown, LabelLayout> = v.object({
  sheet: v.picklist(labelSheets.map(({ id }) => id)),
  holds: v.picklist(['address', 'code']),
  hasName: v.boolean(),
  hasTenant: v.boolean(),
});

/** Which assets get labels: those of the list, filtered and ordered, or of these ids alone. */
export interface LabelSearch {
  list: ListSearch;
  /** Empty for all that the list has. */
  ids: readonly string[];
}

/** So many chosen assets an address can name; more are printed by a filter of the list. */
export const maxIds = 200;

const separator = '.';

/** Ids as an address has them: the shortest that is not spelled otherwise there. */
export const idsText = (ids: readonly string[]): string => ids.join(separator);

/** The ids of such a text; what is none is left out. */
export const parseIds = (text: unknown): readonly string[] =>
  typeof text === 'string' ? text.split(separator).filter(isId).slice(0, maxIds) : [];

/** The search as the contract takes it. */
export const toLabelSearch = ({ list, ids }: LabelSearch): Schema<'AssetSearch'> => ({
  ...toAssetSearch(list),
  ...(ids.length > 0 && { assetIds: [...ids] }),
});
