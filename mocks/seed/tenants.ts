import type { World } from '../store/world.ts';

/** The demo tenants. Dune Archive is assigned to nobody: it is never listed. */
export const tenants: readonly World['tenants'][] = [
  { id: 'aster', name: 'Aster Labs', logoUrl: null },
  { id: 'birch', name: 'birch works', logoUrl: null },
  { id: 'cedar', name: 'Cedar Group', logoUrl: null },
  { id: 'dune', name: 'Dune Archive', logoUrl: null },
];

type Settings = World['organizationSettings'];

/** Cedar Group and Dune Archive have no organization settings. */
export const organizationSettings: Readonly<Record<string, Settings>> = {
  aster: { id: 'settings', timeZone: 'Europe/Berlin', dateFormat: 'DD/MM/YYYY' },
  birch: { id: 'settings', timeZone: 'America/New_York', dateFormat: 'MM/DD/YYYY' },
};

/** What a user's clock says where the tenant has no settings. */
export const fallbackSettings: Settings = {
  id: 'settings',
  timeZone: 'Etc/UTC',
  dateFormat: 'DD/MM/YYYY',
};
