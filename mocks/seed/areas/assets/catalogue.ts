import { masterId, standardTypeIds } from '../../../common/assets/master-data.ts';
import type { AssetLookup, AssetType } from '../../../store/world/assets.ts';
import type { Versioned } from '../../../store/versioned.ts';

type Unmarked<R extends Versioned> = Omit<R, keyof Versioned>;

const named = (first: number, names: readonly string[]): Unmarked<AssetLookup>[] =>
  names.map((name, at) => ({ id: masterId(first + at), name }));

/** The last has no types. */
export const categories = named(501, [
  'Computers',
  'Displays',
  'Mobile devices',
  'Office equipment',
  'Infrastructure',
  'Vehicles',
]);

/** The fourth has no assets. */
export const locations = named(601, [
  'Head office',
  'Store',
  'Branch office',
  'Archive',
  'Data centre',
]);

const type = (
  id: string,
  [code, name]: readonly [code: string, name: string],
  assetCategoryId: string,
  usefulLifeInYears: number,
  isTeam = false,
): Omit<Unmarked<AssetType>, 'teamId'> => ({
  id,
  code,
  name,
  assetCategoryId,
  usefulLifeInYears,
  isTeam,
});

const { laptop, desktop, monitor, phone, tablet, printer, server, projector } = standardTypeIds;
/** A type of the tenant's own: it has the common icon. */
export const chair = masterId(409);
const computers = masterId(501);
const displays = masterId(502);
const mobile = masterId(503);
const office = masterId(504);
const infrastructure = masterId(505);

/** The standard types and two of the tenant's own; the last has no assets. */
export const types = [
  type(laptop, ['LAP', 'Laptop'], computers, 4),
  type(desktop, ['DSK', 'Desktop'], computers, 4),
  type(monitor, ['MON', 'Monitor'], displays, 5),
  type(phone, ['PHN', 'Mobile phone'], mobile, 3),
  type(tablet, ['TAB', 'Tablet'], mobile, 3),
  type(printer, ['PRN', 'Printer'], office, 5, true),
  type(server, ['SRV', 'Server'], infrastructure, 5, true),
  type(projector, ['PRJ', 'Projector'], office, 5, true),
  type(chair, ['CHR', 'Desk chair'], office, 10),
  type(masterId(410), ['DOC', 'Docking station'], computers, 4),
];
