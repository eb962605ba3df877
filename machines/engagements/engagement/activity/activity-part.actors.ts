import { fromPromise } from 'xstate';
import { api } from '#openapi/client/index.ts';
import type { PartToSave } from '../../../records/create-record-part.ts';
import { saveNew } from '../../../records/save-new.ts';
import type { ActionForm, DocForm, NoteForm } from './activity-part.ts';
import type { ActivityAction, ActivityDoc, ActivityNote } from '../engagement.ts';

const seen = (version: number | null) => (version === null ? {} : { version });

/** Adds the note of an activity, or changes it against the version that was loaded. */
export const saveNote = fromPromise<unknown, PartToSave<ActivityNote, NoteForm>>(
  async ({ input: { parentId: activityId, part, newId, form, version }, signal }) => {
    const fields = { activityId, notes: form.notes.trim() };
    if (part === null) {
      const body = { id: newId, ...fields };
      const send = () => api.saveEngagementActivityNote({ body, signal });
      return saveNew({ create: send, update: send });
    }
    const body = { id: part.id, ...fields, ...seen(version) };
    return api.saveEngagementActivityNote({ body, signal });
  },
);

/** Adds a document link to an activity, or changes one against the version that was loaded. */
export const saveDoc = fromPromise<unknown, PartToSave<ActivityDoc, DocForm>>(
  async ({ input: { parentId: activityId, part, newId, form, version }, signal }) => {
    const url = form.url.trim();
    const fields = {
      activityId,
      description: form.description.trim(),
      // Letters outside of ASCII are encoded in the address.
      url: URL.parse(url)?.href ?? url,
    };
    if (part === null) {
      const body = { id: newId, ...fields };
      const send = () => api.saveEngagementActivityDoc({ body, signal });
      return saveNew({ create: send, update: send });
    }
    const body = { id: part.id, ...fields, ...seen(version) };
    return api.saveEngagementActivityDoc({ body, signal });
  },
);

/** Adds an action item to an activity, or changes its text. */
export const saveAction = fromPromise<unknown, PartToSave<ActivityAction, ActionForm>>(
  async ({ input: { parentId: activityId, part, newId, form, version }, signal }) => {
    const fields = { activityId, action: form.action.trim() };
    if (part === null) {
      const body = { id: newId, ...fields };
      const send = () => api.saveEngagementActivityAction({ body, signal });
      return saveNew({ create: send, update: send });
    }
    const body = { id: part.id, ...fields, ...seen(version) };
    return api.saveEngagementActivityAction({ body, signal });
  },
);
