import { fromPromise } from 'xstate';
import { api } from '#openapi/client/index.ts';
import {
  type PartToSave,
  createRecordPart,
  type RecordPartActor,
} from '../records/create-record-part.ts';
import { type WorkPlace, type WorkPlaceForm, validateWorkPlace } from './work-place.ts';

/** The parent record is the employee. */
const saveWorkPlace = fromPromise<unknown, PartToSave<WorkPlace, WorkPlaceForm>>(
  ({ input: { parentId, form }, signal }) =>
    api.updateWorkPlace({
      body: { employeeId: parentId, workPlace: form.workPlace.trim() },
      signal,
    }),
);

export const workPlaceMachine = createRecordPart<WorkPlace, WorkPlaceForm>({
  id: 'work-place',
  description: 'Changes the work place of an employee who has assets. Source: ASSET-030.',
  emptyForm: { workPlace: '' },
  toForm: ({ workPlace }) => ({ workPlace }),
  validate: validateWorkPlace,
  savePart: saveWorkPlace,
});

export type WorkPlaceActor = RecordPartActor<WorkPlace, WorkPlaceForm>;
