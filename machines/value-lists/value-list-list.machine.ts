import { createList } from '../lists/create-list.ts';
import { deletion } from '../lists/deletion.ts';
import { deleteValueList, loadValueLists } from './value-list-list.actors.ts';
import type { ValueListRow } from './value-list.ts';

export const valueListListMachine = createList<ValueListRow>({
  id: 'value-list-list',
  description:
    'The lists of choices with the scripts that use each, sorted and paged by the server. Source: ADMIN-006, ADMIN-D16.',
  loadPage: loadValueLists,
  parts: [deletion(deleteValueList)],
});
