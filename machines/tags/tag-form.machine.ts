import { createRecordForm } from '../records/create-record-form.ts';
import { loadTagForm, loadTeams, saveTag } from './tag-form.actors.ts';
import { emptyTag, validateTag, type TagForm, type TagTeam } from './tag.ts';

export const tagFormMachine = createRecordForm<TagForm, readonly TagTeam[]>({
  id: 'tag-form',
  description: 'Adds, duplicates or edits a tag: its name, colour and team. Source: PROJ-027.',
  emptyForm: emptyTag,
  validate: validateTag,
  loadForm: loadTagForm,
  saveForm: saveTag,
  loadChoices: loadTeams,
});
