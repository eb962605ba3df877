import { createRecordPart, type RecordPartActor } from '../../../records/create-record-part.ts';
import { emptyType, toTypeForm, validateType } from './project-type.ts';
import type { ProjectType, ProjectTypeForm } from './project-type.ts';
import { saveProjectType } from './project-types.actors.ts';

export const projectTypeMachine = createRecordPart<ProjectType, ProjectTypeForm>({
  id: 'project-type',
  description: 'A project type of engagements is added or renamed. Source: ENGAG-046, ENGAG-D13.',
  emptyForm: emptyType,
  toForm: toTypeForm,
  validate: validateType,
  savePart: saveProjectType,
});

export type ProjectTypeActor = RecordPartActor<ProjectType, ProjectTypeForm>;
