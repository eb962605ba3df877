import { serverError } from '../../testing/fixtures.ts';
import { done, failed } from '../../testing/paths.ts';
import { createTestModel } from '../../testing/test-model.ts';
import { exampleSubProject, linkedDetail } from '../links/project-links.fixtures.ts';
import { buildDetail, buildPartInput } from '../project-overview.fixtures.ts';
import { projectSubProjectsMachine } from './project-sub-projects.machine.ts';

const detail = { ...linkedDetail, subProjects: [exampleSubProject] };

export const testModel = createTestModel(projectSubProjectsMachine, {
  inputs: [buildPartInput(detail), buildPartInput(buildDetail({ isEditable: false }))],
  events: [
    { type: 'LINK' },
    { type: 'DELINK', subProject: exampleSubProject },
    { type: 'DELINK', subProject: { ...exampleSubProject, isProjectOwner: false } },
    { type: 'project.updated', detail },
    ...['link', 'delinking'].flatMap((id) => [
      done(id, { isOutdated: true }),
      done(id, { isOutdated: false }),
      failed(id, serverError),
    ]),
  ],
  atHand: (context) =>
    context.detail.subProjects.map((subProject) => ({ type: 'DELINK', subProject })),
  rules: [
    {
      source: 'PROJ-009',
      text: 'The overview shows the sub-projects of a project.',
    },
    {
      source: 'PROJ-025',
      text: 'A sub-project shows its name, its day, its description, its owner, and whether the person is a member.',
    },
    {
      source: 'PROJ-085',
      text: 'A sub-project is removed from its parent after a confirmation.',
    },
  ],
});
