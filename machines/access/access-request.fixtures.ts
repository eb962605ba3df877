import { Problem } from '#openapi/client/index.ts';
import type { AccessRequest, OwnAccessRequest, RequestedRoles } from './access-request.ts';

/** An open request of Jon. */
export const exampleRequest: AccessRequest = {
  id: '9c4f6d30-0000-4000-8000-000000000051',
  userId: 'jon',
  userName: 'Jon Berg',
  privilege: 'assetManager.editDetails',
  note: 'I take over the repairs from Ines.',
  page: '/assetManager/scan',
  status: 'open',
  requestedOn: '2026-03-16T09:00:00.000Z',
  answeredBy: null,
  answeredOn: null,
  answerNote: '',
  roleName: null,
  version: 1,
};

const answered = { answeredBy: 'Ava Stone', answeredOn: '2026-03-16T10:00:00.000Z', version: 2 };

export const exampleGranted: AccessRequest = {
  ...exampleRequest,
  ...answered,
  id: '9c4f6d30-0000-4000-8000-000000000052',
  status: 'granted',
  roleName: 'Asset details editor',
  answerNote: 'Welcome to the team.',
};

export const exampleDenied: AccessRequest = {
  ...exampleRequest,
  ...answered,
  id: '9c4f6d30-0000-4000-8000-000000000053',
  status: 'denied',
  answerNote: 'Ines stays in charge of the repairs.',
};

const granters = { granterNames: ['Ava Stone', 'Kira Novak'], granterCount: 2 };

/** The right has not been requested yet. */
export const exampleOwn: OwnAccessRequest = { accessRequest: null, ...granters };
export const exampleOpen: OwnAccessRequest = { accessRequest: exampleRequest, ...granters };

/** Nobody of the tenant can grant the right. */
export const exampleUngrantable: OwnAccessRequest = {
  accessRequest: null,
  granterNames: [],
  granterCount: 0,
};

export const exampleRoles: RequestedRoles = {
  accessRequest: exampleRequest,
  roles: [
    { id: 'assetDetailsEditor', name: 'Asset details editor', more: [], isGrantable: true },
    {
      id: 'assetManager',
      name: 'Asset manager',
      more: ['assetMaster.basic', 'assetManager.delete', 'assetManager.add'],
      isGrantable: true,
    },
    { id: 'admin', name: 'Administrator', more: ['users.basic'], isGrantable: false },
  ],
  hasRight: false,
};

/** Someone else was faster. */
export const answeredBefore = new Problem('conflict', 409, {
  response: {
    errorMessages: ['Ava Stone has already answered this request.'],
    code: 'accessAnswered',
  },
});
