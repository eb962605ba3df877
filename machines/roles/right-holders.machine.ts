import { createList } from '../lists/create-list.ts';
import { loadRightHolders, type RightHolder } from './right-holders.actors.ts';

export const rightHoldersMachine = createList<RightHolder>({
  id: 'right-holders',
  description:
    'The users who have a right, and by which roles, sorted and paged by the server. Source: PEOPL-D33.',
  loadPage: loadRightHolders,
});
