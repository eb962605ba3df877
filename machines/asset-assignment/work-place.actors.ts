import { fromPromise } from 'xstate';
import { api } from '#openapi/client/index.ts';
import type { PartToSave } from '../records/create-record-part.ts';
import type { WorkPlace, WorkPlaceForm } from './work-place.ts';

/** The parent record is the employee. */
export const saveWorkPlace = fromPromise<unknown, PartToSave<WorkPlace, WorkPlaceForm>>(
  ({ input: { parentId, form }, signal }) =>
    api.updateWorkPlace({
      body: { employeeId: parentId, workPlace: form.workPlace.trim() },
      signal,
    }),
);
