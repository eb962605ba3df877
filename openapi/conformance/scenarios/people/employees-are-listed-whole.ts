import { scenario } from '../../scenario/types.ts';
import { designation, employeeFields } from '../../support/people.ts';
import { newOrganization } from '../../support/registration.ts';

export default scenario({
  title:
    'Everybody whom the organization employs or has employed is listed, with designation and manager, and keeps their e-mail address',
  source: 'PEOPL-014, and the decisions on who is who',
  async run(kit) {
    const me = await newOrganization(kit);
    const { id: designationId, name } = await designation(kit, me);
    const known = { joinedOn: '2020-01-06', dateOfBirth: '1990-04-01' };
    const unknown = { joinedOn: null, dateOfBirth: null };
    const lead = { ...employeeFields(kit), ...known, designationId, isTeamLead: true };
    const staff = {
      ...employeeFields(kit),
      ...unknown,
      reportingToId: lead.id,
      isTeamLead: false,
    };
    const last = {
      ...employeeFields(kit),
      ...known,
      designationId,
      reportingToId: staff.id,
      isTeamLead: false,
    };
    const made = [lead, staff, last];
    for (const body of made) {
      await me.ask('createEmployee', { body: { ...body, email: body.email.toUpperCase() } });
    }
    await me.ask('setEmployeeState', { body: { id: staff.id, isActive: false } });
    const body = { page: 1, pageSize: 50 as const, sort: null, columnFilters: [] };
    const { employees } = await me.ask('searchEmployees', { body });
    const listed = new Map(employees.map((each) => [each.id, each]));
    for (const each of made) {
      const {
        userId: _,
        profileImageUrl: _image,
        version: _version,
        ...shown
      } = {
        ...listed.get(each.id),
      };
      kit.expectEqual('what is listed', shown, {
        ...each,
        isActive: each !== staff,
        designation: each.designationId === null ? null : name,
        reportingTo: made.find(({ id }) => id === each.reportingToId)?.fullName ?? null,
      });
      const again = { ...employeeFields(kit), email: each.email };
      await me.refused(409, 'createEmployee', { body: again });
      await me.refused(409, 'createEmployee', { body: { ...employeeFields(kit), id: each.id } });
    }
    await me.ask('createEmployee', { body: { ...employeeFields(kit), reportingToId: last.id } });
    await me.refused(400, 'updateEmployee', { body: { ...lead, reportingToId: last.id } });
  },
});
