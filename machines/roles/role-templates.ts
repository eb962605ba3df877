import type { Privilege } from '#openapi/client/index.ts';
import { sortRights } from './role.ts';
import { findNeeds } from './rights.ts';

/** Ready-made sets of rights for new roles. Source: PEOPL-D31. */
const templates = {
  employee: [
    'dashboard.basic',
    'clockwork.basic',
    'projects.basic',
    'workview.basic',
    'engagements.basic',
    'reviews.basic',
    'notification.basic',
  ],
  teamLead: [
    'dashboard.basic',
    'notification.basic',
    'clockwork.centralizedClockwork',
    'clockworkAnalytics.basic',
    'timereport.basic',
    'workview.basic',
    'projects.basic',
    'teams.basic',
  ],
  assetManager: [
    'dashboard.basic',
    'notification.basic',
    'assetMaster.add',
    'assetMaster.edit',
    'assetMaster.delete',
    'assetManager.add',
    'assetManager.assign',
    'assetManager.delete',
    'assetManager.editDetails',
    'assetManager.editTypeProperties',
    'assetAssignments.basic',
    'assetDepreciation.basic',
    'assetDetailReport.basic',
    'assetSummaryReport.basic',
    'assetStatusReport.basic',
    'assetCullOutReport.basic',
    'vendors.basic',
  ],
  reviewAdministrator: [
    'dashboard.basic',
    'notification.basic',
    'forms.basic',
    'steps.basic',
    'workflow.basic',
    'cycle.add',
    'cycle.manageReviewMeeting',
    'reviews.viewNudgeHistory',
    'archives.viewAllReviews',
    'clients.basic',
  ],
  readOnly: [
    'dashboard.basic',
    'notification.basic',
    'employees.view',
    'assetManager.view',
    'assetDetailReport.basic',
    'assetSummaryReport.basic',
    'assetStatusReport.basic',
    'assetCullOutReport.basic',
    'timereport.basic',
    'tagReport.basic',
    'userLogins.basic',
  ],
} as const satisfies Readonly<Record<string, readonly Privilege[]>>;

export type RoleTemplate = keyof typeof templates;

export const roleTemplates = Object.keys(templates) as readonly RoleTemplate[];

const prefix = 'template:';

/** The source of a new role that starts with a template, in the address of its form. */
export const toTemplateSource = (template: RoleTemplate): string => `${prefix}${template}`;

/** The rights of the template that a source names, with all that they need; null for a role. */
export function readTemplate(source: string): readonly Privilege[] | null {
  const name = roleTemplates.find((each) => toTemplateSource(each) === source);
  if (name === undefined) return null;
  return sortRights(templates[name].flatMap((right) => [right, ...findNeeds(right)]));
}
