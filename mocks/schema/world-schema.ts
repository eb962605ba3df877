import { computedAssets } from './assets.ts';
import { computedClients } from './clients.ts';
import { computedEmployees } from './employees.ts';
import { computedActivities, computedEngagements, computedStages } from './engagements.ts';
import { computedTeams } from './holders.ts';
import {
  computedNotifications,
  computedZipCodes,
  computedEntries,
  computedLogins,
} from './from-the-record.ts';
import { computedUsers } from './users.ts';
import { computedTaggedProjects } from './project-tags.ts';
import { computedTasks } from './projects.ts';
import { computedReviewMeetings } from './review-meetings.ts';
import { computedReviews } from './reviews.ts';
import {
  computedReviewCycles,
  computedReviewForms,
  computedReviewNudges,
  computedReviewSteps,
  computedReviewWorkflows,
} from './review-cycles.ts';
import { migrations } from './world-migrations.ts';
import { followEntries } from '../store/project-times.ts';
import { collectionsOfAreas } from '../store/world.gen.ts';
import type { Schema } from '../store/store.ts';
import type { World } from '../store/world.ts';

/**
 * `version` is increased with every change of a record's structure or of what it is queried by,
 * with a step in `migrations`.
 */
export const worldSchema: Schema<World> = {
  version: 26,
  migrations,
  follow: followEntries,
  derived: {
    assets: computedAssets,
    clients: computedClients,
    entries: computedEntries,
    logins: computedLogins,
    projects: computedTaggedProjects,
    tasks: computedTasks,
    reviews: computedReviews,
    reviewCycles: computedReviewCycles,
    reviewForms: computedReviewForms,
    reviewMeetings: computedReviewMeetings,
    reviewNudges: computedReviewNudges,
    reviewSteps: computedReviewSteps,
    reviewWorkflows: computedReviewWorkflows,
    employees: computedEmployees,
    teams: computedTeams,
    tenantUsers: computedUsers,
    engagementActivities: computedActivities,
    engagementStages: computedStages,
    engagements: computedEngagements,
    usZipCodes: computedZipCodes,
    notifications: computedNotifications,
  },
  collections: {
    meta: { fields: {}, indexes: [] },
    tenants: { fields: { name: 'name' }, indexes: [] },
    people: { fields: { email: 'text', order: 'number' }, indexes: [['email'], ['order']] },
    assignments: { fields: { personId: 'text' }, indexes: [['personId']] },
    keys: { fields: {}, indexes: [] },
    signIns: { fields: { personId: 'text' }, indexes: [['personId']] },
    authorizationCodes: { fields: { personId: 'text' }, indexes: [['personId']] },
    refreshTokens: { fields: { personId: 'text' }, indexes: [['personId']] },
    calendarCodes: { fields: {}, indexes: [] },
    tenantUsers: {
      fields: {
        employeeId: 'text',
        roleType: 'text',
        roleKey: 'text',
        sentId: 'text',
        invitedEmail: 'text',
        employeeName: 'name',
        isAtWork: 'boolean',
        listedName: 'name',
        listedEmail: 'name',
        roleNames: 'name',
        statusKey: 'text',
        lastSignInOn: 'instant',
      },
      indexes: [
        ['employeeId'],
        ['sentId'],
        ['invitedEmail'],
        ['isAtWork', 'employeeName'],
        ['listedName'],
        ['statusKey', 'listedName'],
        ['lastSignInOn'],
      ],
    },
    savedRequests: { fields: {}, indexes: [] },
    menus: { fields: { order: 'number' }, indexes: [] },
    entries: {
      fields: {
        employeeId: 'text',
        projectId: 'text',
        taskId: 'text',
        startTime: 'instant',
        endTime: 'instant',
        seconds: 'number',
      },
      indexes: [
        // Before that of starts: of many people's entries, fewer end in a period than start before it.
        ['employeeId', 'endTime'],
        ['employeeId', 'startTime'],
        ['projectId', 'startTime'],
        ['taskId'],
        // A range of ends comes first: it also finds the entries of today, which are few.
        ['endTime'],
        ['startTime'],
      ],
    },
    projectTimes: { fields: {}, indexes: [] },
    deletedEntries: {
      fields: { employeeId: 'text', projectId: 'text', taskId: 'text', deletedAt: 'instant' },
      indexes: [['employeeId', 'deletedAt']],
    },
    clockWorkSettings: {
      fields: { defaultProjectId: 'text', defaultTaskId: 'text' },
      indexes: [['defaultProjectId'], ['defaultTaskId']],
    },
    logins: {
      fields: {
        employeeId: 'text',
        personId: 'text',
        timestamp: 'instant',
        ipAddress: 'name',
        browserName: 'name',
      },
      indexes: [['timestamp'], ['employeeId']],
    },
    ...collectionsOfAreas,
  },
};
