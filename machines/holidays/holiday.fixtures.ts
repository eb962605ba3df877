import type { Holiday, HolidayFacets } from './holiday.ts';

/** A holiday for tests, test models and stories. */
export const sampleHoliday: Holiday = {
  id: '7a2d4b10-0000-4000-8000-000000000001',
  name: 'Labor Day',
  date: '2026-05-01',
  isOptional: false,
  isHalfDay: false,
  version: 1,
};

/** The holidays of 2026. */
export const sampleHolidays: readonly Holiday[] = [
  {
    ...sampleHoliday,
    id: '7a2d4b10-0000-4000-8000-000000000002',
    name: 'New Year',
    date: '2026-01-01',
  },
  sampleHoliday,
  {
    ...sampleHoliday,
    id: '7a2d4b10-0000-4000-8000-000000000003',
    name: 'Harvest Festival',
    date: '2026-10-04',
  },
  {
    ...sampleHoliday,
    id: '7a2d4b10-0000-4000-8000-000000000004',
    name: 'Christmas Eve',
    date: '2026-12-24',
    isHalfDay: true,
  },
  {
    ...sampleHoliday,
    id: '7a2d4b10-0000-4000-8000-000000000005',
    name: 'New Year’s Eve',
    date: '2026-12-31',
    isOptional: true,
  },
];

export const sampleFacets: HolidayFacets = {
  workingDays: ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'],
};
