import { createRecordPart, type RecordPartActor } from '../../records/create-record-part.ts';
import { saveResolution } from './project-impediment.actors.ts';
import {
  emptyResolution,
  validateResolution,
  type Impediment,
  type ResolutionForm,
} from './project-impediment.ts';

export const projectImpedimentResolutionMachine = createRecordPart<Impediment, ResolutionForm>({
  id: 'project-impediment-resolution',
  description:
    'An impediment, which is the record here, is resolved with a word on how. Source: PROJ-036, PROJ-037.',
  emptyForm: emptyResolution,
  toForm: () => emptyResolution,
  validate: validateResolution,
  savePart: saveResolution,
});

export type ProjectImpedimentResolutionActor = RecordPartActor<Impediment, ResolutionForm>;
