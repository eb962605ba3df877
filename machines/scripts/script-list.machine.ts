import { createList } from '../lists/create-list.ts';
import { deletion } from '../lists/deletion.ts';
import { deleteScript, loadScripts } from './script-list.actors.ts';
import type { Script } from './script.ts';

export const scriptListMachine = createList<Script>({
  id: 'script-list',
  description:
    'The scripts without their texts, searched, sorted and paged by the server. Source: ADMIN-005.',
  loadPage: loadScripts,
  parts: [deletion(deleteScript)],
});
