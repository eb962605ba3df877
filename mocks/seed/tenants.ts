import type { World } from '../store/world.ts';

/** The demo tenants. Dune Archive is assigned to no one, so it is never listed. */
export const tenants: readonly World['tenants'][] = [
  { id: 'aster', name: 'Aster Labs', logoUrl: null },
  { id: 'birch', name: 'birch works', logoUrl: null },
  { id: 'cedar', name: 'Cedar Group', logoUrl: null },
  { id: 'dune', name: 'Dune Archive', logoUrl: null },
];

type Settings = World['organizationSettings'];

const workingWeek = {
  workingHoursStart: '09:00',
  workingHoursEnd: '17:00',
  workingDays: ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'],
  version: 1,
  changedByName: 'Ava Stone',
  changedOn: '2026-01-05T08:00:00.000Z',
  changedFields: [],
} satisfies Partial<Settings>;

/** Cedar Group and Dune Archive have no organization settings. */
export const organizationSettings: Readonly<Record<string, Settings>> = {
  aster: {
    id: 'settings',
    name: 'Aster Labs',
    address: 'Lindenweg 4, 10115 Berlin',
    timeZone: 'Europe/Berlin',
    dateFormat: 'DD/MM/YYYY',
    currency: 'EUR',
    weekStart: 'monday',
    financialYearStart: 'april',
    ...workingWeek,
  },
  birch: {
    id: 'settings',
    name: 'birch works',
    address: '12 Mercer Street, New York, NY 10013',
    timeZone: 'America/New_York',
    dateFormat: 'MM/DD/YYYY',
    currency: 'USD',
    weekStart: 'sunday',
    financialYearStart: 'january',
    ...workingWeek,
  },
};

/** A user's time settings if the tenant has no settings. */
export const fallbackSettings: Pick<Settings, 'timeZone' | 'dateFormat'> = {
  timeZone: 'Etc/UTC',
  dateFormat: 'DD/MM/YYYY',
};
