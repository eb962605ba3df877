import type { Indexes } from '../store.ts';

/** Projects, their tasks and members. Source: document 2, section 3. */
export interface ProjectWorld {
  projects: Project;
  tasks: { id: string; code: string; name: string; description: string; projectId: string };
  projectMembers: { id: string; projectId: string; employeeId: string; isActiveMember: boolean };
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
};
