import type { AssetStatus } from './asset.ts';

/** The ids of the statuses, which are the same in every tenant. Source: document 3, section 1. */
export const statusIds: Readonly<Record<AssetStatus, string>> = {
  Assigned: 'a55e7000-0000-4000-8000-000000000101',
  InStore: 'a55e7000-0000-4000-8000-000000000102',
  Repair: 'a55e7000-0000-4000-8000-000000000103',
  Scrap: 'a55e7000-0000-4000-8000-000000000104',
  Disposed: 'a55e7000-0000-4000-8000-000000000105',
};
