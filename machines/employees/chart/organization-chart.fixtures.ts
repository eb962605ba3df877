import type { ManagerChangePreview } from './organization-chart.actors.ts';
import type { ChartPerson, OrganizationChart } from './organization-chart.ts';

const person = (
  id: string,
  fullName: string,
  managerId: string | null,
  more: Partial<ChartPerson> = {},
): ChartPerson => ({
  id,
  fullName,
  designation: 'Developer',
  profileImageUrl: null,
  managerId,
  managerName: managerId,
  place: managerId === null ? 'Root' : 'Below',
  reportCount: 0,
  version: 1,
  ...more,
});

/** A chart for tests, test models and stories: a branch, one below a former manager, and a circle. */
export const exampleChart: OrganizationChart = {
  people: [
    person('employee-ben', 'Ben Okafor', 'employee-grace'),
    person('employee-grace', 'Grace Kim', null, { designation: 'Team lead', reportCount: 2 }),
    person('employee-ines', 'Ines Costa', 'employee-max', {
      managerName: 'Max Vogel',
      place: 'ManagerLeft',
    }),
    person('employee-jon', 'Jon Berg', 'employee-leo', { place: 'Cycle', reportCount: 1 }),
    person('employee-kim', 'Kim Adler', 'employee-grace', { designation: null }),
    person('employee-leo', 'Leo Park', 'employee-jon', { place: 'Cycle', reportCount: 1 }),
  ],
  totalCount: 6,
};

/** The consequences of another manager. */
export const examplePreview: ManagerChangePreview = {
  manager: 'Hugo Silva',
  formerManager: 'Grace Kim',
  openReviews: [
    { cycleName: 'Spring', manager: 'Grace Kim', isTakenOver: false },
    { cycleName: 'Autumn', manager: 'Hugo Silva', isTakenOver: true },
  ],
  isTimeSeen: true,
  isTimeHidden: true,
};
