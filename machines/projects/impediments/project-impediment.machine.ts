import { createRecordPart, type RecordPartActor } from '../../records/create-record-part.ts';
import { saveImpediment } from './project-impediment.actors.ts';
import {
  emptyImpediment,
  toImpedimentForm,
  validateImpediment,
  type Impediment,
  type ImpedimentForm,
} from './project-impediment.ts';

export const projectImpedimentMachine = createRecordPart<Impediment, ImpedimentForm>({
  id: 'project-impediment',
  description: 'An impediment of a project is raised or changed. Source: PROJ-103, PROJ-019.',
  emptyForm: emptyImpediment,
  toForm: toImpedimentForm,
  validate: validateImpediment,
  savePart: saveImpediment,
});

export type ProjectImpedimentActor = RecordPartActor<Impediment, ImpedimentForm>;
