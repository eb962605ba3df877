import type { Indexes } from '../store.ts';

/** Projects, their tasks and members, and what people note on them. Source: document 2, section 3. */
export interface ProjectWorld {
  projects: Project;
  tasks: { id: string; code: string; name: string; description: string; projectId: string };
  projectMembers: { id: string; projectId: string; employeeId: string; isActiveMember: boolean };
  /** Who has a project on the watch list. */
  projectWatches: { id: string; projectId: string; employeeId: string };
  projectFiles: ProjectFile;
  impediments: Impediment;
}

/** A link to a file of a project. */
export interface ProjectFile {
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

export interface Project {
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

export const projectCollections: Indexes<ProjectWorld> = {
  projects: { indexes: [['code'], ['parentId'], ['ownerId']] },
  tasks: { indexes: [['projectId']] },
  projectMembers: { indexes: [['projectId'], ['employeeId']] },
  projectWatches: { indexes: [['projectId'], ['employeeId']] },
  projectFiles: { indexes: [['projectId']] },
  impediments: { indexes: [['projectId']] },
};
