// Generated from the contract by openapi/generate.mjs; do not edit.

/** Every operation of the contract by its operationId. */
export const operations = {
  getUserTenants: {
    method: 'GET',
    path: '/user/tenants',
    area: 'session',
    privilege: null,
    isPublic: false,
    mutates: false,
  },
  getUserRole: {
    method: 'GET',
    path: '/user/role',
    area: 'session',
    privilege: null,
    isPublic: false,
    mutates: false,
  },
  assignTenant: {
    method: 'POST',
    path: '/user/tenants/{tenantId}/assign',
    area: 'session',
    privilege: null,
    isPublic: false,
    mutates: true,
  },
  logout: {
    method: 'POST',
    path: '/user/logout',
    area: 'session',
    privilege: null,
    isPublic: false,
    mutates: true,
  },
  saveUserLogin: {
    method: 'POST',
    path: '/UserLoginAnalytics/saveUserLogin',
    area: 'session',
    privilege: null,
    isPublic: false,
    mutates: true,
  },
  getIsTeamLead: {
    method: 'GET',
    path: '/{tenantId}/security/isTeamLead',
    area: 'session',
    privilege: null,
    isPublic: false,
    mutates: false,
  },
  getProfile: {
    method: 'GET',
    path: '/{tenantId}/tenantuser/profile',
    area: 'profile',
    privilege: null,
    isPublic: false,
    mutates: false,
  },
  postClockWork: {
    method: 'POST',
    path: '/{tenantId}/clockwork',
    area: 'clockwork',
    privilege: 'clockwork.basic',
    isPublic: false,
    mutates: true,
  },
  getClockWorkDay: {
    method: 'GET',
    path: '/{tenantId}/clockwork/{date}',
    area: 'clockwork',
    privilege: 'clockwork.basic',
    isPublic: false,
    mutates: false,
  },
  getRunningEntries: {
    method: 'GET',
    path: '/{tenantId}/clockwork/getRunningEntries',
    area: 'clockwork',
    privilege: 'clockwork.basic',
    isPublic: false,
    mutates: false,
  },
  deleteClockWorkEntries: {
    method: 'POST',
    path: '/{tenantId}/clockwork/entries',
    area: 'clockwork',
    privilege: 'clockwork.basic',
    isPublic: false,
    mutates: true,
  },
  adjustClockWorkEntry: {
    method: 'POST',
    path: '/{tenantId}/clockwork/adjust',
    area: 'clockwork',
    privilege: 'clockwork.basic',
    isPublic: false,
    mutates: true,
  },
  getClockWorkMini: {
    method: 'GET',
    path: '/{tenantId}/clockwork/clockWorkMini/{date}',
    area: 'clockwork',
    privilege: 'clockwork.basic',
    isPublic: false,
    mutates: false,
  },
  updateMiniEntry: {
    method: 'PUT',
    path: '/{tenantId}/clockwork/mini',
    area: 'clockwork',
    privilege: 'clockwork.basic',
    isPublic: false,
    mutates: true,
  },
  startMiniEntry: {
    method: 'POST',
    path: '/{tenantId}/clockwork/mini',
    area: 'clockwork',
    privilege: 'clockwork.basic',
    isPublic: false,
    mutates: true,
  },
  endMiniEntry: {
    method: 'PUT',
    path: '/{tenantId}/clockwork/mini/end',
    area: 'clockwork',
    privilege: 'clockwork.basic',
    isPublic: false,
    mutates: true,
  },
  getClockWorkProjectSummaries: {
    method: 'GET',
    path: '/{tenantId}/clockwork/clockwork-project-summaries/{date}',
    area: 'clockwork',
    privilege: 'clockwork.basic',
    isPublic: false,
    mutates: false,
  },
} as const;

/** The name of one operation. */
export type OperationId = keyof typeof operations;

/** An area of the contract: the tag of its operations. */
export type Area = 'session' | 'profile' | 'clockwork';

/** The operations of one area. */
export type OperationsOf<In extends Area> = {
  [Id in OperationId]: (typeof operations)[Id]['area'] extends In ? Id : never;
}[OperationId];
