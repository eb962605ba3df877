import { firstPage } from '../../lists/list-search.ts';
import { serverError } from '../../testing/fixtures.ts';
import { createTestModel } from '../../testing/test-model.ts';
import { done, failed } from '../../testing/paths.ts';
import { projectTreeMachine } from './project-tree.machine.ts';
import { blockedProject, exampleProject } from '../project.fixtures.ts';

const first = { rows: [exampleProject], total: 1 };
const below = { rows: [blockedProject], total: 1 };
const filtered = { ...firstPage, columnFilters: [{ name: 'show', value: 'owned' }] };

export const testModel = createTestModel(projectTreeMachine, {
  inputs: [
    { search: firstPage, depth: 1 },
    { search: firstPage, depth: 2 },
  ],
  events: [
    { type: 'search.changed', search: firstPage },
    { type: 'search.changed', search: filtered },
    { type: 'depth.changed', depth: 1 },
    { type: 'depth.changed', depth: 2 },
    { type: 'line.toggle', id: exampleProject.id },
    { type: 'level.load', level: exampleProject.id },
    done('loadFirst', first),
    failed('loadFirst', serverError),
    done('loadLevel', below),
    failed('loadLevel', serverError),
  ],
  rules: [
    {
      source: 'PROJ-001',
      text: 'Sub-projects are loaded when a project is expanded; a chosen depth expands all above it.',
    },
    {
      source: 'PROJ-006',
      text: 'While filters apply, what they match is the first level of the tree.',
    },
    {
      source: 'PROJ-D11',
      text: 'The tree starts with the highest projects that a person sees; a failed level can be loaded again.',
    },
  ],
});
