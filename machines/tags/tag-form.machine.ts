import { fromPromise } from 'xstate';
import { api } from '#openapi/client/index.ts';
import type { LoadedForm, MadeRecord } from '../records/form-values.ts';
import { saveNew } from '../records/save-new.ts';
import { emptyTag, toTagBody, toTagForm, type TagForm, type TagTeam, validateTag } from './tag.ts';
import { createRecordForm } from '../records/create-record-form.ts';

const loadTagForm = fromPromise<LoadedForm<TagForm>, { id: string | null }>(
  async ({ input: { id }, signal }) => {
    const newId = crypto.randomUUID();
    if (id === null) return { form: emptyTag, version: null, newId };
    const { tag } = await api.getTag({ path: { id }, signal });
    return { form: toTagForm(tag), version: tag.version, newId };
  },
);

/** The teams that a tag can be of. */
const loadTeams = fromPromise<readonly TagTeam[]>(
  async ({ signal }) => (await api.getTagTeams({ signal })).teams,
);

/** Saves a tag. Every attempt for a new tag sends the same id, so that a retry creates no second. */
const saveTag = fromPromise<
  MadeRecord<TagForm> | null,
  LoadedForm<TagForm> & { id: string | null }
>(async ({ input: { id, newId = crypto.randomUUID(), form, version }, signal }) => {
  const body = toTagBody(form);
  if (id !== null) {
    const seen = version === null ? {} : { version };
    await api.updateTag({ body: { id, ...body, ...seen }, signal });
    return null;
  }
  const sent = { body: { id: newId, ...body }, signal };
  await saveNew({
    create: () => api.createTag(sent),
    update: () => api.updateTag(sent),
  });
  return null;
});

export const tagFormMachine = createRecordForm<TagForm, readonly TagTeam[]>({
  id: 'tag-form',
  description: 'Adds, duplicates or edits a tag: its name, colour and team. Source: PROJ-027.',
  emptyForm: emptyTag,
  validate: validateTag,
  loadForm: loadTagForm,
  saveForm: saveTag,
  loadChoices: loadTeams,
});
