import type { SearchedCollections } from '../store.ts';
import type { Versioned } from '../versioned.ts';

/** Teams, their groups and their members. Source: TEAM-037. */
export interface Records {
  teams: Team;
  teamGroups: TeamGroup;
  teamMembers: { id: string; teamId: string; employeeId: string };
}

export interface Team extends Versioned {
  id: string;
  teamName: string;
  description: string;
  isActive: boolean;
  /** Name of the person who created it. */
  createdBy: string;
  /** UTC timestamp. */
  createdOn: string;
  /** Whether assets are assigned to it; computed by the store. */
  hasAssets?: boolean;
}

/** A group of a team; unknown numbers are null. */
export interface TeamGroup extends Versioned {
  id: string;
  teamId: string;
  groupName: string;
  totalMembers: number | null;
  totalTasks: number | null;
  completedTasks: number | null;
  isActive: boolean;
}

export const collections: SearchedCollections<Records> = {
  teams: {
    fields: { teamName: 'name', isActive: 'boolean', hasAssets: 'boolean' },
    indexes: [['teamName']],
    unique: [['teamName']],
  },
  teamGroups: {
    fields: { teamId: 'text', groupName: 'name' },
    indexes: [['teamId']],
    unique: [['teamId', 'groupName']],
  },
  teamMembers: {
    fields: { teamId: 'text', employeeId: 'text' },
    indexes: [['teamId'], ['employeeId']],
  },
};
