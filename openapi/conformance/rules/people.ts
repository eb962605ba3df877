import { rules } from '../rule/types.ts';

/** What the documents ask of a server in employees, users, designations and roles. */
export default rules([
  {
    id: 'people-default-role-type',
    text: 'An invited user is a client app user unless the invitation says otherwise.',
    source: 'document 1, section 3; document 3, sections 3 and 7',
    proofs: ['people/invited-for-an-employee'],
  },
  {
    id: 'people-invitation-defaults',
    text: 'A new user has the time zone and the date format of the organization unless the invitation names others.',
    source: 'document 1, section 3, and the decisions on screens',
    proofs: ['organization/the-name-is-the-tenants'],
  },
  {
    id: 'people-one-employee-one-user',
    text: 'An employee is one user’s at most, by inviting and by changing (409 at its field).',
    source: 'document 1, section 3, and the decisions on who is who',
    proofs: ['people/one-employee-one-user', 'people/invited-for-an-employee'],
  },
  {
    id: 'people-emails-once',
    text: 'An e-mail address is one employee’s and one user’s, whatever its case (409 at its field).',
    source: 'document 1, section 6, and the decisions on people',
    proofs: [
      'people/e-mail-addresses-are-unique',
      'people/createEmployee/unique/email',
      'people/inviteSecurityUser/unique/email',
    ],
  },
  {
    id: 'people-own-name',
    text: 'A user’s name and e-mail address are the person’s, and are not changed in a tenant.',
    source: 'document 1, section 3, and the decisions on people',
    proofs: ['people/invited-for-an-employee'],
  },
  {
    id: 'people-time-zones',
    text: 'A user’s time zone is one that exists (400 at its field).',
    source: 'document 1, sections 3 and 7',
    proofs: ['people/time-zones-exist'],
  },
  {
    id: 'people-users-by-name',
    text: 'Users are listed by their names, whatever the letters.',
    source: 'document 3, section 7, and the decisions on the conformance kit',
    proofs: ['people/users-are-listed-by-name'],
  },
  {
    id: 'people-employees-found',
    text: 'Employees are found by what their columns contain, sorted, a page at a time.',
    source: 'document 1, sections 1 and 3',
    proofs: ['people/employees-are-found', 'people/searchEmployees/page/*'],
  },
  {
    id: 'people-employees-whole',
    text: 'Everybody who is or was employed is listed, with the names of designation and manager; nobody else gets their id or e-mail address.',
    source: 'document 1, section 6',
    proofs: ['people/employees-are-listed-whole'],
  },
  {
    id: 'people-texts',
    text: 'Texts are kept without the blanks around them, and a name of blanks is refused.',
    source: 'document 1, section 5',
    proofs: ['people/texts-lose-their-blanks'],
  },
  {
    id: 'people-no-circles',
    text: 'Nobody reports to themselves, directly or by others.',
    source: 'document 1, section 6, and the decisions on people',
    proofs: ['people/nobody-reports-in-circles'],
  },
  {
    id: 'people-who-leaves',
    text: 'Who leaves is kept out of the tenant, which does not exist to them (404), and comes back with all that they had.',
    source: 'document 1, section 6, and the decisions on people',
    proofs: [
      'people/who-leaves-is-out',
      'people/kept-out-of-the-tenant',
      'people/who-has-left-comes-back',
    ],
  },
  {
    id: 'people-designation-in-use',
    text: 'A designation that somebody has is kept (409), and its new name is theirs.',
    source: 'document 1, section 6',
    proofs: ['people/a-designation-in-use-stays', 'people/deleteDesignation/use/*'],
  },
  {
    id: 'people-designation-known',
    text: 'An employee has a designation and a manager that there are, or none: anything else is refused at its field.',
    source: 'document 1, sections 1 and 6',
    proofs: ['people/employees-name-what-there-is'],
  },
  {
    id: 'people-administrators-give-all',
    text: 'A tenant’s administrator gives rights that they lack, since one that nobody has could never be given.',
    source: 'document 1, section 6, and the decisions on who is who',
    proofs: ['people/tenant-admins-give-what-they-lack'],
  },
  {
    id: 'people-role-in-use',
    text: 'A role that somebody has is kept (409).',
    source: 'document 1, section 6',
    proofs: ['people/a-role-in-use-stays', 'people/deleteRole/use/*'],
  },
  {
    id: 'people-names-once',
    text: 'Roles and designations have names of their own and are listed by them, whatever the letters.',
    source: 'document 1, section 6, and the decisions on catalogues',
    proofs: ['people/getRoles/record/*', 'people/getDesignations/record/*'],
  },
  {
    id: 'people-rights-follow-roles',
    text: 'A person’s rights are what their roles hold together, from the next call on.',
    source: 'document 1, sections 3 and 6',
    proofs: ['people/rights-follow-roles'],
  },
  {
    id: 'people-no-right-beyond',
    text: 'Client app users give and take no right that they lack: in a role, by one, by inviting, and by letting in or keeping out.',
    source: 'document 1, section 6, and the decisions on people',
    proofs: ['people/nobody-gives-more-than-they-have', '*/rights/beyond'],
  },
  {
    id: 'people-nobody-above',
    text: 'Nobody makes anybody more than they are, themselves included, nor changes somebody who is.',
    source: 'document 1, section 6, and the decisions on people',
    proofs: ['people/who-is-above-stays', '*/rights/beyond'],
  },
  {
    id: 'people-last-role-manager',
    text: 'Somebody who may change roles is always left (409).',
    source: 'document 1, section 6, and the decisions on people',
    proofs: ['people/last-role-manager-stays'],
  },
  {
    id: 'people-leavers-timer',
    text: 'Who leaves has no timer running any more.',
    source: 'decisions, "ClockWork server rules"',
    proofs: ['people/who-leaves-stops-their-timer', 'people/without-a-user-days-are-the-readers'],
  },
  {
    id: 'people-days-without-a-user',
    text: 'A day is the person’s own; of an employee without a user it is that of who looks.',
    source: 'document 1, section 6, and decisions, "ClockWork server rules"',
    proofs: ['people/without-a-user-days-are-the-readers'],
  },
]);
