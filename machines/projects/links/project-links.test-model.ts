import { changedByOther, serverError } from '../../testing/fixtures.ts';
import { done, failed } from '../../testing/paths.ts';
import { createTestModel } from '../../testing/test-model.ts';
import { getAnswerable } from './project-link.ts';
import {
  freeDetail,
  linkedDetail,
  receivedRequest,
  requestedDetail,
} from './project-links.fixtures.ts';
import { projectLinksMachine } from './project-links.machine.ts';
import { buildPartInput } from '../project-overview.fixtures.ts';

export const testModel = createTestModel(projectLinksMachine, {
  inputs: [freeDetail, requestedDetail, linkedDetail].map((detail) => buildPartInput(detail)),
  events: [
    { type: 'LINK', kind: 'RequestedParent' },
    { type: 'LINK', kind: 'OwnParent' },
    { type: 'ACCEPT', request: receivedRequest },
    { type: 'DENY', request: receivedRequest },
    { type: 'WITHDRAW' },
    { type: 'DELINK' },
    { type: 'project.updated', detail: freeDetail },
    ...['link', 'delinking'].flatMap((id) => [
      done(id, { isOutdated: true }),
      done(id, { isOutdated: false }),
      failed(id, serverError),
    ]),
    done('withdrawRequest', { project: freeDetail.project, successMessages: [] }),
    ...['acceptRequest', 'denyRequest'].map((id) => done(id, {})),
    ...['withdrawRequest', 'acceptRequest', 'denyRequest'].flatMap((id) => [
      failed(id, changedByOther),
      failed(id, serverError),
    ]),
  ],
  atHand: ({ detail }) =>
    getAnswerable(detail).flatMap((request) => [
      { type: 'ACCEPT', request },
      { type: 'DENY', request },
    ]),
  rules: [
    {
      source: 'PROJ-011',
      text: 'The overview shows the parent of a project with code and name, to people with access to it.',
    },
    {
      source: 'PROJ-032',
      text: 'A project without a parent requests one; the request can be withdrawn until it is answered.',
    },
    {
      source: 'PROJ-033',
      text: 'A project without a parent is linked below another of the same owner.',
    },
    {
      source: 'NOTIF-004',
      text: 'Requests for a project are accepted or denied where it is shown, too.',
    },
  ],
});
