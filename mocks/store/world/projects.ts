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
}

/** A task of a project. */
export interface Task extends Versioned {
  id: string;
  /** Starts with the project's code. */
  code: string;
  name: string;
  description: string;
  projectId: string;
}

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
export interface Impediment {
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
}

export interface Project extends Versioned {
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
  dueOn: string | null;
  isApexProject: boolean;
}

export const collections: SearchedCollections<Records> = {
  projects: {
    fields: { code: 'text', parentId: 'text', ownerId: 'text', createdById: 'text' },
    indexes: [['code'], ['parentId'], ['ownerId'], ['createdById']],
    unique: [['code']],
  },
  tasks: { fields: { projectId: 'text', code: 'text' }, indexes: [['projectId', 'code']] },
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
    indexes: [['projectId', 'createdOn']],
  },
  subProjectRequests: { fields: { projectId: 'text' }, indexes: [['projectId']] },
};
