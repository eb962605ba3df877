import { rules } from '../rule/types.ts';

/** What the documents ask of a server at tenant entry and on leaving. */
export default rules([
  {
    id: 'session-own-tenants',
    text: 'The tenants that are listed are the caller’s own, those that they may not enter too, each with whether it is assigned.',
    source: 'AUTH-002, AUTH-033',
    verifiedBy: [
      'session/tenants-and-roles-are-the-callers',
      'session/who-is-kept-out-sees-that',
      'session/every-tenant-is-listed',
    ],
  },
  {
    id: 'session-roles',
    text: 'Staff are client users; administrators of a tenant and of the platform are tenant admins.',
    source: 'PEOPL-009, AUTH-033, and the decisions on who is who',
    verifiedBy: [
      'session/tenants-and-roles-are-the-callers',
      'session/platform-administrators-pass',
      'session/role-types-decide',
    ],
  },
  {
    id: 'session-selects',
    text: 'Selecting a tenant answers the tenant that was selected, and is refused for any other.',
    source: 'AUTH-022',
    verifiedBy: ['session/selects-the-tenant', 'session/assignTenant/tenant/otherTenant'],
  },
  {
    id: 'session-own-login',
    text: 'A login is saved for the caller’s own employee record and tenant alone.',
    source: 'AUTH-046',
    verifiedBy: ['session/login-belongs-to-the-caller'],
  },
  {
    id: 'session-login-once',
    text: 'A login that is saved is listed once, as it was sent, however often it is sent.',
    source: 'AUTH-034, AUTH-033, ANLYT-035',
    verifiedBy: ['session/a-login-is-listed-once'],
  },
  {
    id: 'session-team-lead',
    text: 'Whether somebody leads a team is what their employee record says.',
    source: 'AUTH-033, AUTH-046',
    verifiedBy: ['session/team-leads-are-known', 'session/without-an-employee-nobody-leads'],
  },
  {
    id: 'session-leaving',
    text: 'A session that signs out is listed no longer, and every other still.',
    source: 'AUTH-027, AUTH-002, and the decisions on sessions',
    verifiedBy: ['session/signing-out-leaves-the-list'],
  },
]);
