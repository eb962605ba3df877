import type { Indexes } from '../store.ts';
import type { Versioned } from '../versioned.ts';

/** Tags, and which project has which. Source: PROJ-027. */
export interface Records {
  tags: TagRecord;
  projectTags: ProjectTagRecord;
}

export interface TagRecord extends Versioned {
  id: string;
  name: string;
  /** Six hexadecimal digits after a hash. */
  color: string;
  /** Instant. */
  createdOn: string;
  /** The team whose people alone assign it; null for everybody. */
  teamId: string | null;
}

/** That a project has a tag. */
export interface ProjectTagRecord {
  id: string;
  projectId: string;
  tagId: string;
  /** Whether sub-projects inherit it. */
  assignedToAll: boolean;
}

export const collections: Indexes<Records> = {
  tags: { indexes: [['name']] },
  projectTags: { indexes: [['projectId'], ['tagId']] },
};
