import type { Schema } from '#openapi/client/index.ts';
import type { Clock } from '../../clock.ts';

/** A project with everything that its overview shows. */
export type ProjectDetail = Schema<'ProjectOverviewAnswer'>;

/** The parts of the overview that have a machine of their own. */
export type ProjectPartName =
  /** Watching, marking as apex, and deleting. */
  | 'head'
  /** The days on which time was booked. */
  | 'days'
  | 'owner'
  | 'members'
  | 'tasks'
  | 'subProjects'
  | 'links'
  | 'tags'
  | 'files'
  | 'impediments'
  /** Who changed what. */
  | 'history';

/** What the overview's machine tells each part. */
export interface ProjectPartUpdate {
  type: 'project.updated';
  detail: ProjectDetail;
}

/** What a part tells the overview's machine. */
export type ProjectPartReport =
  /** The part has changed the project, or found that it has changed: the overview loads it again. */
  | { type: 'project.changed' }
  /** The project is gone, or the person has lost the access to it. */
  | { type: 'project.lost' }
  /** The person has deleted the project. */
  | { type: 'project.deleted' };

/** What a part of the overview starts with. */
export interface ProjectPartInput {
  detail: ProjectDetail;
  /** The employee id of the current user; null if they have none. */
  employeeId: string | null;
  clock: Clock;
  /** The overview's machine. */
  report: { send: (event: ProjectPartReport) => void };
}
