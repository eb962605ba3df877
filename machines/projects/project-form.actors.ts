import { fromPromise } from 'xstate';
import { api } from '#openapi/client/index.ts';
import type { LoadedForm, MadeRecord } from '../records/form-values.ts';
import { mapFieldNames } from '../records/map-field-names.ts';
import { saveNew } from '../records/save-new.ts';
import {
  emptyProject,
  getParentOfSource,
  nameProject,
  toProjectForm,
  toProjectInput,
  toProjectUpdate,
  type ProjectForm,
} from './project.ts';

export const loadProjectForm = fromPromise<LoadedForm<ProjectForm>, { id: string | null }>(
  async ({ input: { id }, signal }) => {
    const newId = crypto.randomUUID();
    if (id === null) return { form: emptyProject, version: null, newId };
    const parentId = getParentOfSource(id);
    if (parentId !== null) {
      const { project } = await api.getProject({ path: { id: parentId }, signal });
      const parent = { id: parentId, label: nameProject(project) };
      return { form: { ...emptyProject, parent }, version: null, newId };
    }
    const answer = await api.getProject({ path: { id }, signal });
    return { form: toProjectForm(answer), version: answer.project.version, newId };
  },
);

/**
 * Saves a project. Every attempt for a new project sends the same id: if the response to the first
 * was lost, the second finds the stored project and updates it.
 */
export const saveProject = fromPromise<
  MadeRecord<ProjectForm> | null,
  LoadedForm<ProjectForm> & { id: string | null }
>(async ({ input: { id, newId = crypto.randomUUID(), form, version }, signal }) => {
  if (id !== null) {
    const seen = version === null ? {} : { version };
    await api.updateProject({ body: { id, ...toProjectUpdate(form), ...seen }, signal });
    return null;
  }
  const sent = { body: { id: newId, ...toProjectInput(form) }, signal };
  await saveNew({
    create: () => api.createProject(sent).catch(throwAtFields),
    update: () => api.updateProject({ body: { id: newId, ...toProjectUpdate(form) }, signal }),
  });
  return null;
});

const toFormFields = mapFieldNames({ ownerId: 'owner', parentId: 'parent', tagIds: 'tags' });

/** Errors of a new project at the fields of the form. */
const throwAtFields = (error: unknown): never => {
  throw toFormFields(error);
};
