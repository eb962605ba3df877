import type { Indexes } from '../store.ts';
import type { Versioned } from '../versioned.ts';

/** Projects, their tasks and members, and what people note on them. Source: PROJ-022. */
export interface Records {
  projects: Project;
  tasks: Task;
  projectMembers: { id: string; projectId: string; employeeId: string; isActiveMember: boolean };
  /** Who has a project on the watch list. */
  projectWatches: { id: string; projectId: string; employeeId: string };
  projectFiles: ProjectFile;
  impediments: Impediment;
  subProjectRequests: SubProjectRequest;
}

/** Something to do in a project. */
export interface Task extends Versioned {
  id: string;
  /** Begins with the project's code. */
  code: string;
  name: string;
  description: string;
  projectId: string;
}

/** A project asks to be linked below another; its id is that of the record. */
export interface SubProjectRequest {
  id: string;
  /** The parent that it asks for. */
  projectId: string;
  /** The employee who has asked. */
  employeeId: string;
  /** Instant. */
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
  /** Instant. */
  uploadedOn: string;
}

/** What holds a project up. */
export interface Impediment {
  id: string;
  projectId: string;
  /** What it is, in words. */
  impediments: string;
  /** The employee who raised it. */
  createdBy: string;
  /** Instant. */
  createdOn: string;
  /** The employee who resolved it, or null. */
  resolvedBy: string | null;
  /** Instant, or null as long as it is open. */
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
  /** The employee who made it. */
  createdById: string;
  /** Instant. */
  createdOn: string;
  /** Day, or null. */
  dueOn: string | null;
  isApexProject: boolean;
}

export const collections: Indexes<Records> = {
  projects: { indexes: [['code'], ['parentId'], ['ownerId']] },
  tasks: { indexes: [['projectId']] },
  projectMembers: { indexes: [['projectId'], ['employeeId']] },
  projectWatches: { indexes: [['projectId'], ['employeeId']] },
  projectFiles: { indexes: [['projectId']] },
  impediments: { indexes: [['projectId']] },
  subProjectRequests: { indexes: [['projectId']] },
};
