import { fromPromise } from 'xstate';
import { api } from '#openapi/client/index.ts';
import type { PartToSave } from '../../../records/create-record-part.ts';
import { saveNew } from '../../../records/save-new.ts';
import type { ProjectType, ProjectTypeForm } from './project-type.ts';

export const loadProjectTypes = fromPromise<readonly ProjectType[]>(
  async ({ signal }) => (await api.getEngagementProjectTypes({ signal })).projectTypes,
);

/** Adds a project type under the id that its dialog got as the parent, or renames one. */
export const saveProjectType = fromPromise<unknown, PartToSave<ProjectType, ProjectTypeForm>>(
  ({ input: { parentId, part, form, version }, signal }) => {
    const value = form.value.trim();
    if (part === null) {
      const body = { id: parentId, value };
      return saveNew({
        create: () => api.createEngagementProjectType({ body, signal }),
        update: () => api.updateEngagementProjectType({ body, signal }),
      });
    }
    const seen = version === null ? {} : { version };
    return api.updateEngagementProjectType({ body: { id: part.id, value, ...seen }, signal });
  },
);

export const deleteProjectType = fromPromise<unknown, { part: ProjectType }>(
  ({ input: { part }, signal }) =>
    api.deleteEngagementProjectType({ path: { id: part.id }, signal }),
);
