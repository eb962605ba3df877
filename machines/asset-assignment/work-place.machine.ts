import { createRecordPart, type RecordPartActor } from '../records/create-record-part.ts';
import { saveWorkPlace } from './work-place.actors.ts';
import { validateWorkPlace, type WorkPlace, type WorkPlaceForm } from './work-place.ts';

export const workPlaceMachine = createRecordPart<WorkPlace, WorkPlaceForm>({
  id: 'work-place',
  description: 'Changes the work place of an employee who has assets. Source: ASSET-030.',
  emptyForm: { workPlace: '' },
  toForm: ({ workPlace }) => ({ workPlace }),
  validate: validateWorkPlace,
  savePart: saveWorkPlace,
});

export type WorkPlaceActor = RecordPartActor<WorkPlace, WorkPlaceForm>;
