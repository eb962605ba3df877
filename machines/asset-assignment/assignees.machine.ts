import { createList } from '../lists/create-list.ts';
import { loadAssignees } from './assignees.actors.ts';
import type { AssetHolder } from './assignee.ts';

export const assigneesMachine = createList<AssetHolder>({
  id: 'assignees',
  description:
    'The employees and teams who have assets, or can receive some. Source: ASSET-003, ASSET-061.',
  loadPage: loadAssignees,
});
