import type { SearchedCollections } from '../store.ts';
import type { Versioned } from '../versioned.ts';

/** Tags, and their assignments to projects. Source: PROJ-027. */
export interface Records {
  tags: TagRecord;
  projectTags: ProjectTagRecord;
}

export interface TagRecord extends Versioned {
  id: string;
  name: string;
  /** `#` and six hexadecimal digits. */
  color: string;
  /** UTC timestamp. */
  createdOn: string;
  /** The only team whose people can assign it; null for everyone. */
  teamId: string | null;
}

/** The assignment of a tag to a project. */
export interface ProjectTagRecord {
  id: string;
  projectId: string;
  tagId: string;
  /** Whether sub-projects inherit it. */
  assignedToAll: boolean;
}

export const collections: SearchedCollections<Records> = {
  tags: { fields: { name: 'name', teamId: 'text' }, indexes: [['name']], unique: [['name']] },
  projectTags: {
    fields: { projectId: 'text', tagId: 'text' },
    indexes: [['projectId'], ['tagId']],
  },
};
