import { rules } from '../rule/types.ts';

/** Requirements for a server: tenant entry and sign-out. */
export default rules([
  {
    id: 'session-own-tenants',
    text: 'The listed tenants are only those of the caller, including those that the caller may not enter, each with the flag whether it is assigned.',
    source: 'AUTH-002, AUTH-033',
    verifiedBy: [
      'session/callers-see-their-tenants',
      'session/locked-out-tenants-stay-listed',
      'session/all-tenants-are-listed',
    ],
  },
  {
    id: 'session-roles',
    text: 'Staff are client users; administrators of a tenant and of the platform are tenant admins.',
    source: 'PEOPL-009, AUTH-033, GATE-D01',
    verifiedBy: [
      'session/callers-see-their-tenants',
      'session/platform-administrators-are-tenant-admins',
      'session/role-types-set-flags',
    ],
  },
  {
    id: 'session-selects',
    text: 'Selecting a tenant returns the selected tenant, and is rejected for a tenant of others.',
    source: 'AUTH-022',
    verifiedBy: ['session/selected-tenant-is-returned', 'session/assignTenant/tenant/otherTenant'],
  },
  {
    id: 'session-own-login',
    text: 'A login is stored only for the caller’s employee record and tenant.',
    source: 'AUTH-046',
    verifiedBy: ['session/login-belongs-to-the-caller'],
  },
  {
    id: 'session-login-once',
    text: 'A stored login is listed once, as it was sent, however often it is sent.',
    source: 'AUTH-034, AUTH-033, ANLYT-035',
    verifiedBy: ['session/logins-are-listed-once'],
  },
  {
    id: 'session-team-lead',
    text: 'The employee record decides whether a person leads a team.',
    source: 'AUTH-033, AUTH-046',
    verifiedBy: [
      'session/employee-record-decides-team-lead',
      'session/leads-need-an-employee-record',
    ],
  },
  {
    id: 'session-leaving',
    text: 'A session that signs out is no longer listed, and all others still are.',
    source: 'AUTH-027, AUTH-002, AUTH-D06',
    verifiedBy: ['session/signed-out-sessions-are-unlisted'],
  },
]);
