import { fromPromise } from 'xstate';
import { api } from '#openapi/client/index.ts';
import type { PartToSave } from '../../records/create-record-part.ts';
import { saveNew } from '../../records/save-new.ts';
import { toFileBody, type ProjectFile, type ProjectFileForm } from './project-file.ts';

/** Adds a file link, or changes one against the version that was loaded. */
export const saveFile = fromPromise<unknown, PartToSave<ProjectFile, ProjectFileForm>>(
  ({ input: { parentId: projectId, part, newId, form, version }, signal }) => {
    const fields = toFileBody(form);
    if (part === null) {
      return saveNew({
        create: () =>
          api.addProjectFile({ path: { projectId }, body: { id: newId, ...fields }, signal }),
        update: () => api.updateProjectFile({ body: { id: newId, ...fields }, signal }),
      });
    }
    const seen = version === null ? {} : { version };
    return api.updateProjectFile({ body: { id: part.id, ...fields, ...seen }, signal });
  },
);

/** Deletes a file link; the file itself stays where it is. */
export const deleteFile = fromPromise<unknown, { part: ProjectFile }>(
  ({ input: { part }, signal }) => api.deleteProjectFile({ path: { id: part.id }, signal }),
);
