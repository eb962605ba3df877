import { privileges } from '@atrium/contract/generated/privileges.ts';
import type { Versioned } from '../store/versioned.ts';
import type { World } from '../store/world.ts';

type Role = World['roles'];
type Privilege = Role['privileges'][number];

const employee: Privilege[] = [
  'dashboard.basic',
  'clockwork.basic',
  'projects.basic',
  'workview.basic',
  'engagements.basic',
  'reviews.basic',
  'notification.basic',
];

const of = (...groups: string[]) =>
  privileges.filter((privilege) => groups.includes(privilege.split('.')[0] ?? ''));

const ofAssets = privileges.filter((privilege) => privilege.startsWith('asset'));

/** The roles of every demo tenant: named sets of privileges. */
export const roles: readonly Omit<Role, keyof Versioned>[] = [
  { id: 'admin', name: 'Administrator', privileges: [...privileges] },
  { id: 'employee', name: 'Employee', privileges: employee },
  {
    id: 'teamLead',
    name: 'Team lead',
    privileges: of('clockwork', 'clockworkAnalytics', 'timereport', 'workview'),
  },
  {
    id: 'clientDesk',
    name: 'Client desk',
    privileges: ['dashboard.basic', 'notification.basic', ...of('clients', 'engagements')],
  },
  {
    id: 'reviewAdmin',
    name: 'Performance-review administrator',
    privileges: [
      'dashboard.basic',
      'notification.basic',
      ...of('reviews', 'cycle', 'forms', 'steps', 'workflow', 'archives'),
    ],
  },
  { id: 'reviewee', name: 'Reviewee', privileges: ['reviews.basic'] },
  {
    id: 'archivist',
    name: 'Archivist',
    privileges: ['archives.basic', 'archives.viewAllReviews'],
  },
  {
    id: 'assetManager',
    name: 'Asset manager',
    privileges: ['dashboard.basic', ...ofAssets],
  },
  {
    id: 'assetDetailsEditor',
    name: 'Asset details editor',
    privileges: ['assetManager.basic', 'assetManager.view', 'assetManager.editDetails'],
  },
  {
    id: 'assetPropertiesEditor',
    name: 'Asset properties editor',
    privileges: ['assetManager.basic', 'assetManager.view', 'assetManager.editTypeProperties'],
  },
  { id: 'tagEditor', name: 'Tag editor', privileges: ['dashboard.basic', 'tags.basic'] },
  {
    id: 'projectTagger',
    name: 'Project tagger',
    privileges: ['dashboard.basic', 'projects.basic', 'projectTags.basic'],
  },
  {
    id: 'assetViewer',
    name: 'Asset viewer',
    privileges: ['dashboard.basic', 'assetManager.basic', 'assetManager.view'],
  },
];
