import { createRecordPart, type RecordPartActor } from '../../records/create-record-part.ts';
import { saveFile } from './project-file.actors.ts';
import {
  emptyFile,
  toFileForm,
  validateFile,
  type ProjectFile,
  type ProjectFileForm,
} from './project-file.ts';

export const projectFileMachine = createRecordPart<ProjectFile, ProjectFileForm>({
  id: 'project-file',
  description: 'A file link of a project is added or edited. Source: PROJ-092, PROJ-093.',
  emptyForm: emptyFile,
  toForm: toFileForm,
  validate: validateFile,
  savePart: saveFile,
});

export type ProjectFileActor = RecordPartActor<ProjectFile, ProjectFileForm>;
