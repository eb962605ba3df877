import { changedByOther, missing, serverError } from '../../testing/fixtures.ts';
import { done, failed } from '../../testing/paths.ts';
import { createTestModel } from '../../testing/test-model.ts';
import { projectLinkMachine } from './project-link.machine.ts';
import { exampleDetail } from '../project-overview.fixtures.ts';

const about = { projectId: exampleDetail.project.id, employeeId: 'employee-ben' };
const choice = { id: '8f4a1c22-0f5e-4c8a-9a39-6c7a4b2e1d11', label: 'AS-003 Mobile app' };

export const testModel = createTestModel(projectLinkMachine, {
  inputs: [
    { ...about, kind: 'RequestedParent' },
    { ...about, kind: 'OwnParent' },
  ],
  events: [
    { type: 'project.selected', choice },
    { type: 'project.selected', choice: null },
    { type: 'SAVE' },
    { type: 'CANCEL' },
    failed('search', serverError),
    ...['requestLink', 'linkToOwned'].flatMap((id) => [
      done(id, {}),
      failed(id, changedByOther),
      failed(id, missing),
      failed(id, serverError),
    ]),
  ],
  rules: [
    {
      source: 'PROJ-032',
      text: 'A project is linked below one of another person by a request, which its owner answers.',
    },
    {
      source: 'PROJ-033',
      text: 'A project is linked below another of the same owner without a request.',
    },
    {
      source: 'SHELL-D11',
      text: 'The selection stays when the request fails, and the dialog says why.',
    },
  ],
});
