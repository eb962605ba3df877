import { createList } from '../../lists/create-list.ts';
import { loadEngagements } from './engagement-list.actors.ts';
import type { EngagementRow } from './engagement-row.ts';

export const engagementListMachine = createList<EngagementRow>({
  id: 'engagement-list',
  description:
    'The engagements, filtered, sorted and paged by the server. Source: ENGAG-001, ENGAG-004.',
  loadPage: loadEngagements,
});
