import { createList } from '../lists/create-list.ts';
import { deletion } from '../lists/deletion.ts';
import { deleteDesignation, loadDesignations } from './designation-list.actors.ts';
import type { Designation } from './designation.ts';

export const designationListMachine = createList<Designation>({
  id: 'designation-list',
  description:
    'The designations with the number of employees who have each, sorted and paged by the server. Source: PEOPL-006, PEOPL-D30.',
  loadPage: loadDesignations,
  parts: [deletion(deleteDesignation)],
});
