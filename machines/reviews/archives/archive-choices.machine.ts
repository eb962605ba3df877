import { createFilterChoices } from '../../lists/create-filter-choices.ts';
import { loadArchiveChoices, type ArchiveChoices } from './review-archive.actors.ts';

export const archiveChoicesMachine = createFilterChoices<ArchiveChoices>({
  id: 'archive-choices',
  description:
    'The teams and years by which archived reviews are filtered, and whose reviews they are. Source: REVW-010.',
  loadChoices: loadArchiveChoices,
});
