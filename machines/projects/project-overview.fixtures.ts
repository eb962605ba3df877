import type { ResponseBody, Schema } from '#openapi/client/index.ts';
import type { ProjectDetail, ProjectPartInput } from './parts/project-part.ts';

type Member = Schema<'ProjectMember'>;

const projectId = '8f4a1c22-0f5e-4c8a-9a39-6c7a4b2e1d05';

const buildMember = (
  employeeId: string,
  fullName: string,
  change: Partial<Member> = {},
): Member => ({
  id: `${projectId}:${employeeId}`,
  employeeId,
  fullName,
  profileImageUrl: null,
  mediaFileId: null,
  timeEffortAsString: '12 Hrs 5 m',
  isActiveMember: true,
  ...change,
});

/** The owner, a member without time, and a former member with time. */
export const exampleMembers: Member[] = [
  buildMember('employee-ben', 'Ben Okafor'),
  buildMember('employee-grace', 'Grace Kim', { timeEffortAsString: '0 m' }),
  buildMember('employee-omar', 'Omar Haddad', {
    timeEffortAsString: '3 Hrs 30 m',
    isActiveMember: false,
  }),
];

const project: Schema<'ProjectOverview'> = {
  id: projectId,
  code: 'AS-009',
  name: 'Portal: Design',
  description: 'The look of the portal.',
  createdBy: 'Ava Stone',
  ownedBy: 'Ben Okafor',
  ownerId: 'employee-ben',
  createdOn: '2026-01-05T08:00:00.000Z',
  createdOnAsString: '05/01/2026',
  dueOn: '2026-04-30',
  isAddSubProject: true,
  isAccessForParentProject: true,
  isAlreadyRequested: true,
  isLinked: true,
  isApexProject: false,
  isProjectOwner: true,
  isOwner: true,
  isEditable: true,
  isMember: true,
  isWatching: true,
  unResolvedImpediment: 1,
  members: exampleMembers,
  tasks: [
    {
      projectId,
      projectCode: 'AS-009',
      projectName: 'Portal: Design',
      projectDescription: 'The look of the portal.',
      taskId: '8f4a1c22-0f5e-4c8a-9a39-6c7a4b2e1d06',
      taskCode: 'AS-009-T1',
      taskName: 'Review',
      taskDescription: 'Review of what others have drawn',
      timeEffortAsString: '2 Hrs 30 m',
      version: 1,
    },
  ],
  version: 1,
  ownerState: 'able',
  isTransferable: true,
  isDeletable: true,
  ownSeconds: 56_100,
  totalSeconds: 99_000,
  bookedEntryCount: 0,
};

/** A sub-project as its owner sees it, for tests, test models and stories. */
export const exampleDetail: ProjectDetail = {
  project,
  subProjects: [
    {
      id: '8f4a1c22-0f5e-4c8a-9a39-6c7a4b2e1d07',
      code: 'AS-027',
      name: 'Portal: Design: Interface',
      createdOnAsString: '12/01/2026',
      description: 'Colours and icons.',
      profileImageUrl: null,
      employeeName: 'Grace Kim',
      isSubProjectMember: false,
    },
  ],
  projectTags: [],
  tags: [],
  parentProject: { id: '8f4a1c22-0f5e-4c8a-9a39-6c7a4b2e1d01', code: 'AS-001', name: 'Portal' },
  projectFilesStorage: [],
  isAddSubProject: true,
  isAccessForParentProject: true,
  isRequested: true,
  isLinked: true,
  isApexProject: false,
  isProjectOwner: true,
};

/** The same with other facts of the project; the facts that the response repeats agree. */
export function buildDetail(change: Partial<Schema<'ProjectOverview'>>): ProjectDetail {
  const changed = { ...project, ...change };
  const { isAddSubProject, isAccessForParentProject, isLinked, isApexProject, isProjectOwner } =
    changed;
  return {
    ...exampleDetail,
    project: changed,
    isAddSubProject,
    isAccessForParentProject,
    isRequested: changed.isAlreadyRequested,
    isLinked,
    isApexProject,
    isProjectOwner,
    parentProject: isAccessForParentProject ? exampleDetail.parentProject : null,
  };
}

/** Two days with time. */
export const exampleDays: ResponseBody<'getProjectDays'> = {
  start: '2025-07-08',
  end: '2026-01-05',
  days: [
    { day: '2025-12-18', seconds: 27_000 },
    { day: '2026-01-05', seconds: 3600 },
  ],
};

/** 5 January 2026, 08:00 UTC. */
const clock = { now: () => Date.UTC(2026, 0, 5, 8) };

/** The input of a part of a project, as its owner sees it. */
export const buildPartInput = (detail: ProjectDetail = exampleDetail): ProjectPartInput => ({
  detail,
  employeeId: 'employee-ben',
  clock,
  report: { send: () => undefined },
});
