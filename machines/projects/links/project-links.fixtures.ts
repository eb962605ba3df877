import type { LinkRequest, SubProject } from './project-link.ts';
import { buildDetail, exampleDetail } from '../project-overview.fixtures.ts';

const sub = exampleDetail.project;
const parent = { id: '8f4a1c22-0f5e-4c8a-9a39-6c7a4b2e1d11', code: 'AS-003', name: 'Mobile app' };

/** The request of the example project to be linked below another. */
export const sentRequest: LinkRequest = {
  subProject: { id: sub.id, code: sub.code, name: sub.name },
  parentProject: parent,
  requestedOn: '2026-03-10T14:20:00.000Z',
  requestedOnAsString: '10/03/2026',
  requestedBy: 'Ben Okafor',
  toName: 'Ava Stone',
  mayAnswer: false,
  mayWithdraw: true,
};

/** A request for the example project that waits for the person's answer. */
export const receivedRequest: LinkRequest = {
  ...sentRequest,
  subProject: { id: '8f4a1c22-0f5e-4c8a-9a39-6c7a4b2e1d12', code: 'AS-014', name: 'Onboarding' },
  parentProject: sentRequest.subProject,
  requestedBy: 'Grace Kim',
  toName: 'Ben Okafor',
  mayAnswer: true,
  mayWithdraw: false,
};

/** The example project without a parent, without a request. */
export const freeDetail = buildDetail({
  linkState: 'none',
  linkRequest: null,
  isLinked: false,
  isAlreadyRequested: false,
  isAccessForParentProject: false,
});

/** The example project while its request waits. */
export const requestedDetail = buildDetail({
  linkState: 'requested',
  linkRequest: sentRequest,
  isAccessForParentProject: false,
});

/** The example project below its parent, with a request to answer. */
export const linkedDetail = {
  ...buildDetail({ linkState: 'linked', linkRequest: null }),
  linkRequests: [receivedRequest],
};

/** A sub-project that the person may delink. */
export const exampleSubProject: SubProject = {
  id: '8f4a1c22-0f5e-4c8a-9a39-6c7a4b2e1d07',
  code: 'AS-027',
  name: 'Portal: Design: Interface',
  createdOnAsString: '12/01/2026',
  description: 'Colours and icons.',
  profileImageUrl: null,
  employeeName: 'Grace Kim',
  isSubProjectMember: false,
  isProjectOwner: true,
};
