import type { SearchedCollections } from '../store.ts';
import type { Versioned } from '../versioned.ts';

/** Tags, and their assignments to projects. Source: PROJ-027. */
export interface Records {
  tags: TagRecord;
  projectTags: ProjectTagRecord;
  /** Tags whose deletion can be undone, by their former ids. */
  deletedTags: DeletedTagRecord;
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
  /** The tags that were merged into it: a repeated request succeeds. */
  mergedIds?: string[];
}

/** The assignment of a tag to a project. */
export interface ProjectTagRecord {
  id: string;
  projectId: string;
  tagId: string;
  /** Whether sub-projects inherit it. */
  assignedToAll: boolean;
}

/** A deleted tag with its assignments, to be restored. */
export interface DeletedTagRecord {
  id: string;
  tag: TagRecord;
  assigned: ProjectTagRecord[];
  /** UTC timestamp. */
  deletedOn: string;
}

export const collections: SearchedCollections<Records> = {
  tags: { fields: { name: 'name', teamId: 'text' }, indexes: [['name']], unique: [['name']] },
  projectTags: {
    fields: { projectId: 'text', tagId: 'text' },
    indexes: [['projectId'], ['tagId']],
  },
  deletedTags: { fields: { deletedOn: 'instant' }, indexes: [['deletedOn']] },
};
