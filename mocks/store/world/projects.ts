import type { components } from '@atrium/contract/generated/types.ts';
import type { SearchedCollections } from '../store.ts';
import type { Versioned } from '../versioned.ts';

/** Projects with their tasks, members and further data. Source: PROJ-022. */
export interface Records {
  projects: Project;
  tasks: Task;
  projectMembers: { id: string; projectId: string; employeeId: string; isActiveMember: boolean };
  /** Employees who have a project on their watch list. */
  projectWatches: { id: string; projectId: string; employeeId: string };
  projectFiles: ProjectFile;
  impediments: Impediment;
  subProjectRequests: SubProjectRequest;
  /** The codes of deleted projects, in capital letters: they are not used again. */
  deletedProjectCodes: { id: string; projectId: string };
  projectChanges: ProjectChangeRecord;
}

/** A line of a project's history. Source: PROJ-D94. */
export type ProjectChangeRecord = components['schemas']['ProjectChange'] & {
  projectId: string;
  sequence: number;
};

/**
 * Who has access to a project and its tasks: the store computes it with each change. Each employee's
 * id is in one of the texts, enclosed by `|`.
 */
export interface ComputedAccess {
  /** The owner and the active members. */
  memberIds: string;
  /** The owners and active members of the projects above. */
  memberIdsAbove: string;
  /** Those who created the project or one above it. */
  creatorIds: string;
}

/** What a task takes from its project: the store computes it with each change of that. */
export interface ComputedTaskFields extends ComputedAccess {
  /** The codes and names of the project and the task, without accents. */
  searchText: string;
  /** Orders tasks by the code of the project, then by their own. */
  workKey: string;
  /** Orders tasks by the code of the project, then by their place in it. */
  planKey: string;
  /** Null if nobody does it. */
  assigneeName: string | null;
}

/** What a project takes from other records: the store computes it with each change of these. */
export interface ComputedProjectFields extends ComputedAccess {
  ownerName: string;
  creatorName: string;
  /** The names of its tags and of those that it inherits, separated by commas. */
  tagNames: string;
  /** The ids of these tags; each is enclosed by `|`. */
  tagIds: string;
  /** The owners of the project and of those above it. */
  owningIds: string;
  /** The owner, creator and active members who have no access to the project above it. */
  topLevelIds: string;
  /** The code and the name, without accents. */
  searchText: string;
  /** Orders projects by code, among their tasks. */
  workKey: string;
  /** Whether an impediment is unresolved. */
  hasOpenImpediments: boolean;
  /** Number of unresolved impediments. */
  openImpedimentCount: number;
}

/** A task of a project. */
export interface Task extends Versioned, Partial<ComputedTaskFields> {
  id: string;
  /** Starts with the project's code. */
  code: string;
  name: string;
  description: string;
  projectId: string;
  /** `open` by default. */
  status?: TaskStatus;
  /** The employee who does it, or null. */
  assigneeId?: string | null;
  /** Date (yyyy-MM-dd), or null. */
  startOn?: string | null;
  /** Date (yyyy-MM-dd), or null. */
  dueOn?: string | null;
  /** The place among the tasks of the project; by default that of the number in the code. */
  order?: string;
  estimateInSeconds?: number | null;
  /** UTC timestamp. */
  createdOn?: string;
  /** Full name of the person who created it. */
  createdByName?: string;
  /** The employee who created it; missing for those from before. */
  createdById?: string | null;
}

/** The progress of a task. */
export type TaskStatus = 'open' | 'inProgress' | 'blocked' | 'done';

/** A request to link a project below another; the id is that of the project to link. */
export interface SubProjectRequest {
  id: string;
  /** The requested parent project. */
  projectId: string;
  /** The employee who sent the request. */
  employeeId: string;
  /** UTC timestamp. */
  requestedOn: string;
}

/** A link to a file of a project. */
export interface ProjectFile extends Versioned {
  id: string;
  projectId: string;
  name: string;
  url: string;
  /** The employee who linked it. */
  employeeId: string;
  /** UTC timestamp. */
  uploadedOn: string;
}

/** Something that blocks a project. */
export interface Impediment extends Versioned {
  id: string;
  projectId: string;
  /** The description. */
  impediments: string;
  /** The employee who raised it. */
  createdBy: string;
  /** UTC timestamp. */
  createdOn: string;
  /** The employee who resolved it, or null. */
  resolvedBy: string | null;
  /** UTC timestamp, or null while it is open. */
  resolvedOn: string | null;
  /** A word on how it was resolved, or empty. */
  resolution: string;
}

export interface Project extends Versioned, Partial<ComputedProjectFields> {
  id: string;
  code: string;
  name: string;
  parentId: string | null;
  description: string;
  /** The employee who owns it. */
  ownerId: string;
  /** The employee who created it. */
  createdById: string;
  /** UTC timestamp. */
  createdOn: string;
  /** Date (yyyy-MM-dd), or null. */
  startOn?: string | null;
  /** Date (yyyy-MM-dd), or null. */
  dueOn: string | null;
  isApexProject: boolean;
  /** The highest number of a task that has left the project, so that no code is used again. */
  lastTaskNumber?: number;
}

export const collections: SearchedCollections<Records> = {
  projects: {
    fields: {
      code: 'name',
      name: 'name',
      description: 'name',
      startOn: 'name',
      dueOn: 'name',
      createdOn: 'instant',
      isApexProject: 'boolean',
      parentId: 'text',
      ownerId: 'text',
      ownerName: 'name',
      createdById: 'text',
      creatorName: 'name',
      tagNames: 'name',
      workKey: 'text',
      hasOpenImpediments: 'boolean',
      openImpedimentCount: 'number',
      tagIds: 'search',
      owningIds: 'search',
      topLevelIds: 'search',
      searchText: 'search',
      memberIds: 'search',
      memberIdsAbove: 'search',
      creatorIds: 'search',
    },
    isLarge: true,
    indexes: [['code'], ['parentId'], ['ownerId'], ['createdById']],
    ordered: ['workKey'],
    unique: [['code']],
  },
  tasks: {
    fields: {
      projectId: 'text',
      code: 'name',
      workKey: 'text',
      searchText: 'search',
      assigneeId: 'text',
      dueOn: 'text',
      status: 'text',
      name: 'name',
      assigneeName: 'name',
      planKey: 'text',
      createdById: 'text',
      estimateInSeconds: 'number',
      memberIds: 'search',
      memberIdsAbove: 'search',
      creatorIds: 'search',
    },
    isLarge: true,
    indexes: [['projectId', 'code'], ['assigneeId', 'dueOn'], ['createdById']],
    ordered: ['workKey', 'planKey', 'dueOn', 'name', 'assigneeName', 'estimateInSeconds'],
  },
  projectMembers: {
    fields: { projectId: 'text', employeeId: 'text', isActiveMember: 'boolean' },
    indexes: [['projectId'], ['employeeId']],
  },
  projectWatches: {
    fields: { projectId: 'text', employeeId: 'text' },
    indexes: [['projectId'], ['employeeId']],
  },
  projectFiles: {
    fields: { projectId: 'text', uploadedOn: 'instant' },
    indexes: [['projectId', 'uploadedOn']],
  },
  impediments: {
    fields: { projectId: 'text', createdOn: 'instant', resolvedOn: 'instant' },
    indexes: [['projectId', 'createdOn'], ['resolvedOn']],
  },
  subProjectRequests: { fields: { projectId: 'text' }, indexes: [['projectId']] },
  deletedProjectCodes: { fields: {}, indexes: [] },
  projectChanges: {
    fields: { projectId: 'text', sequence: 'number' },
    indexes: [['projectId', 'sequence']],
  },
};
