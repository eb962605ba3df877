import type { components } from '@atrium/contract/generated/types.ts';
import { reject } from '../../core/requests/http-error.ts';

type Contract = components['schemas'];
export type AssetStatus = Contract['AssetStatus'];

/** An id of the assets' master data, which is the same in every tenant. */
export const masterId = (number: number): string =>
  `a55e7000-0000-4000-8000-${String(number).padStart(12, '0')}`;

/** The empty identifier. Source: ASSET-035. */
export const emptyId = '00000000-0000-0000-0000-000000000000';

/** The statuses of assets in the requirements' order. Source: ASSET-047. */
export const statuses: Contract['AssetStatusItem'][] = [
  { masterId: masterId(101), description: 'Assigned' },
  { masterId: masterId(102), description: 'InStore' },
  { masterId: masterId(103), description: 'Repair' },
  { masterId: masterId(104), description: 'Scrap' },
  { masterId: masterId(105), description: 'Disposed' },
];

/** The id of each status. */
export const statusIds: Readonly<Record<AssetStatus, string>> = {
  Assigned: masterId(101),
  InStore: masterId(102),
  Repair: masterId(103),
  Scrap: masterId(104),
  Disposed: masterId(105),
};

/** The status that a new asset has. Source: ASSET-120, ASSET-D30. */
export const defaultStatusId = statusIds.InStore;

/** The status with this id, or undefined. */
export const findStatus = (id: string): AssetStatus | undefined =>
  statuses.find((status) => status.masterId === id)?.description;

/** The status of an asset. Throws for an unknown id, which is a server bug. */
export function getStatus({ statusId }: { statusId: string }): AssetStatus {
  const status = findStatus(statusId);
  if (!status) throw reject(500, 'fault');
  return status;
}

/** The data types of a property's value. */
export const dataTypes: Contract['AssetDataType'][] = [
  { masterId: masterId(201), description: 'Text' },
  { masterId: masterId(202), description: 'Number' },
];

/** The form controls for a property's value. */
export const controlTypes: Contract['AssetControlType'][] = [
  { masterId: masterId(301), description: 'TextBox' },
  { masterId: masterId(302), description: 'DropDown' },
];

export const dataTypeIds = { Text: masterId(201), Number: masterId(202) } as const;
export const controlTypeIds = { TextBox: masterId(301), DropDown: masterId(302) } as const;

/** The standard asset types, whose icons are selected by their ids. Source: ASSET-105. */
export const standardTypeIds = {
  laptop: masterId(401),
  desktop: masterId(402),
  monitor: masterId(403),
  phone: masterId(404),
  tablet: masterId(405),
  printer: masterId(406),
  server: masterId(407),
  projector: masterId(408),
} as const;
