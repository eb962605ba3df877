import { message, ok, type Call, type Handlers } from '../core/requests/handler.ts';
import { idFree } from '../core/records/records.ts';
import { HttpError, rejectField, type Message } from '../core/requests/http-error.ts';
import { isSameName } from '../core/files/texts.ts';
import { hashPassword } from '../identity/password.ts';
import { menus } from '../seed/menus.ts';
import { providers } from '../seed/providers.ts';
import { roles } from '../seed/roles.ts';
import { created } from '../core/records/versions.ts';
import { cleanOrEmpty } from '../store/normalize-name.ts';
import type { Transaction } from '../store/store.ts';
import type { World } from '../store/world.ts';
import { getIdRange, tenantIdFor } from './registration/tenant-id.ts';
import { newSettings } from '../common/clockwork/new-settings.ts';
import { isTimeZone, timeZones } from '../common/registration/time-zones.ts';

export { default as requests } from '@atrium/contract/generated/schemas/registration.requests.ts';
export const messages = async () => (await import('./registration/messages.ts')).registration;

/** Maximum number of organisations in the reference server. */
const capacity = 100;

/**
 * No e-mails are sent here: a newly registered person signs in with the password of the demo world.
 */
const password = 'demo';

/** Self-registration of organisations. Source: REG-016, REG-006. */
export const handlers: Handlers<'registration'> = {
  listTimeZones: async ({ clock }) => ok({ timezones: timeZones(clock.now()) }),

  registerOrganization: {
    before: async () => {
      const passwordHash = await hashPassword(password);
      return async (call) => {
        const form = parseForm(call);
        idFree(await call.platform.get('registrations', form.id));
        const warningMessages = await warningsFor(call);
        await checkIsNew(call, form);
        if (warningMessages.length === 0) await register(call, form, passwordHash);
        return ok({ warningMessages, successMessages: [] });
      };
    },
  },
};

type Form = Call<'registerOrganization'>['body'];

/** The trimmed fields of the form. 400 for a blank field, or an unknown time zone. */
function parseForm({ body }: Call<'registerOrganization'>): Form {
  if (!isTimeZone(body.timeZone)) {
    throw rejectField('timeZone', 'invalid', { field: 'timeZone' });
  }
  const filled = (field: 'organization' | 'name' | 'contactNumber') => {
    const text = cleanOrEmpty(body[field]);
    if (text === '') throw rejectField(field, 'required', { field });
    return text;
  };
  return {
    ...body,
    organization: filled('organization'),
    name: filled('name'),
    contactNumber: filled('contactNumber'),
    email: body.email.toLowerCase(),
  };
}

async function warningsFor({ platform }: Pick<Transaction<World>, 'platform'>): Promise<Message[]> {
  const isFull = (await platform.count('registrations')) >= capacity;
  return isFull ? [message('storageUnavailable')] : [];
}

/** Rejects an organisation or a person that already exists: 409 at the field. */
async function checkIsNew(
  { platform }: Pick<Transaction<World>, 'platform'>,
  form: Form,
): Promise<void> {
  const text = form.organization;
  const tenants = await platform.query('tenants', { contains: [{ fields: ['name'], text }] });
  const isKnown = tenants.some(({ name }) => isSameName(name, text));
  const people = await platform.count('people', { email: form.email });
  const fields = {
    ...(isKnown && { organization: [message('organizationRegistered')] }),
    ...(people > 0 && { email: [message('emailRegistered')] }),
  };
  const conflicts = Object.values(fields).flat();
  if (conflicts.length > 0) throw new HttpError(409, conflicts, fields);
}

/**
 * Creates the tenant and its administrator, who then starts with the organization settings. They
 * get an employee record, because ClockWork and the time report need one.
 */
async function register(
  { tx, platform, clock }: Call<'registerOrganization'>,
  form: Form,
  passwordHash: string,
): Promise<void> {
  const where = { id: getIdRange(form.organization) };
  const tenants = await platform.query('tenants', { where });
  const tenantId = tenantIdFor(
    form.organization,
    tenants.map(({ id }) => id),
  );
  const personId = crypto.randomUUID();
  await platform.put('tenants', { id: tenantId, name: form.organization, logoUrl: null });
  const [first] = await platform.query('people', { order: { by: 'order' }, limit: 1 });
  const order = (first?.order ?? 0) - 1; // the new person comes first in the list of people to sign in as
  const { name, email, timeZone } = form;
  await platform.put('people', { id: personId, name, email, order, passwordHash });
  const assignment = { personId, tenantId, isUserAssigned: true };
  await platform.put('assignments', { id: `${personId}:${tenantId}`, ...assignment });
  const registeredOn = new Date(clock.now()).toISOString();
  await platform.put('registrations', { ...form, tenantId, registeredOn });
  const db = tx.tenant(tenantId);
  const by = { person: { name }, clock };
  for (const each of roles) await db.put('roles', created(each, by));
  for (const each of menus) await db.put('menus', each);
  for (const each of providers) await db.put('providers', each);
  const employee = {
    id: crypto.randomUUID(),
    fullName: name,
    isTeamLead: false,
    email,
    designationId: null,
    reportingToId: null,
    workPlace: '',
    shift: '',
    phone: form.contactNumber,
    dateOfBirth: null,
    joinedOn: null,
    profileImageUrl: null,
    isActive: true,
  };
  await db.put('employees', created(employee, by));
  await db.put('clockWorkSettings', newSettings(employee.id));
  const user = {
    id: personId,
    name,
    email,
    state: 'active' as const,
    employeeId: employee.id,
    roleType: 'TenantAdmin' as const,
    roleIds: ['admin'],
    timeZone,
    dateFormat: 'DD/MM/YYYY' as const,
    profileImageUrl: null,
    dateOfBirth: null,
  };
  await db.put('tenantUsers', created(user, by));
}
