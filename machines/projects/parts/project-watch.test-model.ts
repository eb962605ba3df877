import { serverError } from '../../testing/fixtures.ts';
import { createTestModel } from '../../testing/test-model.ts';
import { done, failed } from '../../testing/paths.ts';
import { projectWatchMachine } from './project-watch.machine.ts';
import { exampleProject } from '../project.fixtures.ts';

const { id } = exampleProject;

export const testModel = createTestModel(projectWatchMachine, {
  inputs: [undefined],
  events: [
    { type: 'watch.change', change: { id, isWatching: true } },
    { type: 'watch.change', change: { id, isWatching: false } },
    { type: 'tab.returned' },
    done('watchProject', null),
    failed('watchProject', serverError),
    done('unwatchProject', null),
    failed('unwatchProject', serverError),
  ],
  rules: [
    {
      source: 'PROJ-035',
      text: 'The watch list call toggles isWatching, from the row of a list as well.',
    },
    {
      source: 'PROJ-014',
      text: 'The row shows the watch state at once, and goes back when it cannot be saved.',
    },
    {
      source: 'PROJ-096',
      text: 'A project is taken off the watch list by a call of its own.',
    },
  ],
});
