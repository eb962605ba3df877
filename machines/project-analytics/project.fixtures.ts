import type { Contributor, ProjectDetail } from './project-details.actors.ts';
import type { ProjectNode } from './project-tree.ts';

/** A project of the tree; its id starts with its code. */
export const nodeOfCode = (
  code: string,
  projectName: string,
  change: Partial<ProjectNode> = {},
): ProjectNode => ({
  id: `id-${code}`,
  projectName,
  code,
  projectWorkEffortTotal: 5400,
  isOwner: false,
  isWatching: false,
  unResolvedImpediment: 0,
  subProjects: [],
  ...change,
});

/** Two top-level projects; the first has two children, one of which has a child. */
export const exampleNodes: readonly ProjectNode[] = [
  nodeOfCode('AS-001', 'Portal', {
    isOwner: true,
    unResolvedImpediment: 2,
    subProjects: [
      nodeOfCode('AS-002', 'Portal: Design', {
        isWatching: true,
        subProjects: [nodeOfCode('AS-004', 'Portal: Design: Icônes')],
      }),
      nodeOfCode('AS-003', 'Portal: Services', { projectWorkEffortTotal: 0 }),
    ],
  }),
  nodeOfCode('AS-005', 'Billing', { projectWorkEffortTotal: 400_000 }),
];

const contributor = (
  number: number,
  fullName: string,
  timeEffortAsString: string,
  change: Partial<Contributor> = {},
): Contributor => ({
  id: `member-${number}`,
  employeeId: `employee-${number}`,
  fullName,
  profileImageUrl: null,
  timeEffortAsString,
  isActiveMember: true,
  isActive: true,
  ...change,
});

/** By full name; one has left the project, and one the organization. */
export const exampleContributors: readonly Contributor[] = [
  contributor(1, 'Ava Stone', '2 Hrs 30 m'),
  contributor(2, 'Ben Okafor', '12 Hrs 5 m'),
  contributor(3, 'Chloe Martin', '0 Hrs 0 m'),
  contributor(4, 'Grace Kim', '7 Hrs 15 m', { isActiveMember: false }),
  contributor(5, 'Leo Park', '1 Hrs 0 m', { isActiveMember: false, isActive: false }),
];

export const exampleDetail: ProjectDetail = {
  id: 'id-AS-002',
  code: 'AS-002',
  projectName: 'Portal: Design',
  projectOwnerId: 'employee-1',
  projectOwnerName: 'Ava Stone',
  parentProject: 'AS-001 Portal',
  startDateAsString: '05/01/2026',
  dueDateAsString: '30/04/2026',
  subProjectsCount: 1,
  projectTasksCount: 3,
  projectFilesCount: 2,
  projectTotalTimeSpent: '22 Hrs 50 m',
  projectWorkEffortTotal: 82_200,
  projectAnalyticsMembersDetail: { teamMembers: [...exampleContributors] },
  projectDailyHoursCalculations: [
    { date: '2026-02-02', hours: 1.5 },
    { date: '2026-02-27', hours: 3 },
    { date: '2026-03-02', hours: 7.5 },
    { date: '2026-03-03', hours: 4.58 },
    { date: '2026-03-04', hours: 9.25 },
    { date: '2026-03-05', hours: 21 },
  ],
  firstDayOfWeek: '2026-03-02',
};

/**
 * The given number of projects in a tree of the given depth: each has one child until the depth is
 * reached.
 */
export function manyNodes(count: number, depth: number): readonly ProjectNode[] {
  const chain = (from: number, level: number): ProjectNode =>
    nodeOfCode(`AS-${String(from).padStart(4, '0')}`, `Project ${from} of level ${level}`, {
      projectWorkEffortTotal: from * 60,
      unResolvedImpediment: from % 7 === 0 ? 1 : 0,
      subProjects: level < depth && from < count ? [chain(from + 1, level + 1)] : [],
    });
  return Array.from({ length: Math.ceil(count / depth) }, (_, at) => chain(at * depth + 1, 1));
}
