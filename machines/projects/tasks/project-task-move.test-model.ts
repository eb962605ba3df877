import { missing, serverError } from '../../testing/fixtures.ts';
import { done, failed } from '../../testing/paths.ts';
import { createTestModel } from '../../testing/test-model.ts';
import { projectTaskMoveMachine } from './project-task-move.machine.ts';
import { exampleTask } from './project-task.fixtures.ts';

const target = { id: '8f4a1c22-0f5e-4c8a-9a39-6c7a4b2e1d01', label: 'AS-001 Portal' };

export const testModel = createTestModel(projectTaskMoveMachine, {
  inputs: [{ task: exampleTask }],
  events: [
    { type: 'target.selected', target },
    { type: 'target.selected', target: { ...target, id: exampleTask.projectId } },
    { type: 'target.selected', target: null },
    { type: 'SAVE' },
    { type: 'CANCEL' },
    done('moveTask'),
    failed('moveTask', serverError),
    failed('moveTask', missing),
  ],
  rules: [
    {
      source: 'PROJ-074',
      text: 'A task moves to another project that the person owns; its time moves along.',
    },
    { source: 'PROJ-073', text: 'Only projects that the person owns are offered.' },
    {
      source: 'PROJ-063',
      text: 'An assignee who is no member of the other project is removed, and named.',
    },
  ],
});
