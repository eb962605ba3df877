import * as v from 'valibot';
import type { Schema } from '#openapi/client/index.ts';
import { toAssetSearch } from '../assets/list/asset-search.ts';
import { isId, type ListSearch } from '../lists/list-search.ts';
import { labelSheets } from './label-sheet.ts';

/** The data that identifies an asset on its label. */
export type AssetLabel = Schema<'AssetLabel'>;

/** The content of each label and its sheet, stored on the device. */
export interface LabelLayout {
  /** Id of one of `labelSheets`. */
  sheet: string;
  /** The content of the QR code: the address of the asset or only its code. */
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

/** The stored layout; invalid values become the default. */
export const layoutSchema: v.GenericSchema<unknown, LabelLayout> = v.object({
  sheet: v.picklist(labelSheets.map(({ id }) => id)),
  holds: v.picklist(['address', 'code']),
  hasName: v.boolean(),
  hasTenant: v.boolean(),
});

/**
 * The assets that get labels: those of the filtered and sorted list, or only those with these ids.
 */
export interface LabelSearch {
  list: ListSearch;
  /** Empty for all assets of the list. */
  ids: readonly string[];
}

/** Maximum number of selected assets in an address; to print more, filter the list. */
export const maxIds = 200;

const separator = '.';

/** Ids as an address contains them, with the shortest separator that needs no encoding there. */
export const idsText = (ids: readonly string[]): string => ids.join(separator);

/** Parses ids from such a text; invalid ones are ignored. */
export const parseIds = (text: unknown): readonly string[] =>
  typeof text === 'string' ? text.split(separator).filter(isId).slice(0, maxIds) : [];

/** Converts the search to the contract's format. */
export const toLabelSearch = ({ list, ids }: LabelSearch): Schema<'AssetSearch'> => ({
  ...toAssetSearch(list),
  ...(ids.length > 0 && { assetIds: [...ids] }),
});
