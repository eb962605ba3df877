import type { ActorRefFrom } from 'xstate';
import { createRecordForm } from '../records/create-record-form.ts';
import { loadProjectForm, saveProject } from './project-form.actors.ts';
import { emptyProject, validateProject, type ProjectForm } from './project.ts';

export const projectFormMachine = createRecordForm<ProjectForm>({
  id: 'project-form',
  description:
    'Creates a project, or edits its code, name, description and days. Source: PROJ-053.',
  emptyForm: emptyProject,
  validate: validateProject,
  loadForm: loadProjectForm,
  saveForm: saveProject,
});

export type ProjectFormActor = ActorRefFrom<typeof projectFormMachine>;
