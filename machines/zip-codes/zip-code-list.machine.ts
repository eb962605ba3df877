import { createList } from '../lists/create-list.ts';
import type { ZipCode } from './zip-code.ts';
import { loadZipCodes } from './zip-code-list.actors.ts';

export const zipCodeListMachine = createList<ZipCode>({
  id: 'zip-code-list',
  description:
    'The zip codes of the United States, searched, sorted and paged by the server. Source: ADMIN-007.',
  loadPage: loadZipCodes,
});
