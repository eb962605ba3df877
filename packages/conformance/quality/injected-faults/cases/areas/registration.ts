import { change, put } from '../../edit.ts';
import type { InjectedFault } from '../../injected-fault.ts';
import { accepting, body, repairing, shortened, status } from '../../response-mutations.ts';

const area = 'registration';
const on = 'registerOrganization';

/** Faults in the registration of organizations. */
export const injectedFaults: InjectedFault[] = [
  {
    name: 'an organisation registers twice',
    kind: 'rules',
    area,
    on,
    response: accepting('organizationRegistered'),
  },
  {
    name: 'an e-mail address registers twice',
    kind: 'rules',
    area,
    on,
    response: accepting('emailRegistered'),
  },
  {
    name: 'former names of time zones are zones of their own',
    kind: 'rules',
    area,
    on: 'listTimeZones',
    response: body(change('timezones.*.formerNames', () => ['Europe/Berlin'])),
  },
  {
    name: 'a new administrator has no employee record',
    kind: 'rules',
    area,
    on,
    response: async (call) => {
      const response = await call.pass();
      const { email } = Object(call.sent) as { email?: string };
      await call.server.store.transaction('write', async (tx) => {
        const people = await tx.platform.query('people');
        const administrator = people.find((person) => person.email === email);
        for (const { id } of await tx.platform.query('tenants')) {
          const user = administrator && (await tx.tenant(id).get('tenantUsers', administrator.id));
          if (user) await tx.tenant(id).put('tenantUsers', { ...user, employeeId: null });
        }
      });
      return response;
    },
  },
  {
    name: 'everything is warned of',
    kind: 'rules',
    area,
    on,
    response: body(put('warningMessages', ['No.'])),
  },
  { name: 'an id registers twice', kind: 'rules', area, on, response: accepting('idTaken') },
  { name: 'any text is a time zone', kind: 'validation', area, on, response: accepting('invalid') },
  {
    name: 'an e-mail address that is none is taken',
    kind: 'validation',
    area,
    on,
    response: repairing(
      change('email', (email) =>
        typeof email === 'string' && !email.includes('@') ? 'somebody@elm.test' : email,
      ),
    ),
  },
  {
    name: 'a blank name is taken',
    kind: 'validation',
    area,
    on,
    response: repairing(
      change('organization', (name) =>
        typeof name === 'string' && name.trim() === '' ? 'Nobody' : name,
      ),
    ),
  },
  { name: 'a registration is 201', kind: 'status', area, on, response: status(200, 201) },
  {
    name: 'there is no time zone of the first continents',
    kind: 'rules',
    area,
    on: 'listTimeZones',
    response: shortened('timezones', 200),
  },
  {
    name: 'time zones are named as nobody names them',
    kind: 'rules',
    area,
    on: 'listTimeZones',
    response: body(change('timezones.*.id', (id) => String(id).toLowerCase())),
  },
];
