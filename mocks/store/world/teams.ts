import type { Indexes } from '../store.ts';

/** Teams, their groups and who belongs to them. Source: document 2, section 3. */
export interface TeamWorld {
  teams: Team;
  teamGroups: TeamGroup;
  teamMembers: { id: string; teamId: string; employeeId: string };
}

export interface Team {
  id: string;
  teamName: string;
  description: string;
  isActive: boolean;
  /** Name of the person who made it. */
  createdBy: string;
  /** Instant. */
  createdOn: string;
}

export interface TeamGroup {
  id: string;
  teamId: string;
  groupName: string;
  totalMembers: number | null;
  totalTasks: number;
  completedTasks: number;
  isActive: boolean;
}

export const teamCollections: Indexes<TeamWorld> = {
  teams: { indexes: [['teamName']] },
  teamGroups: { indexes: [['teamId']] },
  teamMembers: { indexes: [['teamId'], ['employeeId']] },
};
