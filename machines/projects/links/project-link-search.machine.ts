import { createChoiceSearch } from '../../records/create-choice-search.ts';
import { searchLinkable } from './project-link-search.actors.ts';
import type { LinkScope } from './project-link.ts';

export const projectLinkSearchMachine = createChoiceSearch<LinkScope>({
  id: 'project-link-search',
  description:
    'Finds a project to link by typing: only projects that can be linked in that way. Source: PROJ-088, PROJ-101.',
  searchChoices: searchLinkable,
});
