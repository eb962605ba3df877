import { scenario } from '../../../scenario/types.ts';
import { designation, employeeFields } from '../../../support/people.ts';
import { newOrganization } from '../../../support/registration.ts';

export default scenario({
  title:
    'All current and former employees are listed, with designation and manager, and keep their e-mail addresses',
  source: 'PEOPL-014, PEOPL-D09',
  async run(ctx) {
    const me = await newOrganization(ctx);
    const { id: designationId, name } = await designation(ctx, me);
    const known = { joinedOn: '2020-01-06', dateOfBirth: '1990-04-01' };
    const unknown = { joinedOn: null, dateOfBirth: null };
    const lead = { ...employeeFields(ctx), ...known, designationId, isTeamLead: true };
    const staff = {
      ...employeeFields(ctx),
      ...unknown,
      reportingToId: lead.id,
      isTeamLead: false,
    };
    const last = {
      ...employeeFields(ctx),
      ...known,
      designationId,
      reportingToId: staff.id,
      isTeamLead: false,
    };
    const made = [lead, staff, last];
    for (const body of made) {
      await me.request('createEmployee', { body: { ...body, email: body.email.toUpperCase() } });
    }
    await me.request('setEmployeeState', { body: { id: staff.id, isActive: false } });
    const body = { page: 1, pageSize: 50 as const, sort: null, columnFilters: [] };
    const { employees } = await me.request('searchEmployees', { body });
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
      ctx.expectEqual('what is listed', shown, {
        ...each,
        isActive: each !== staff,
        designation: each.designationId === null ? null : name,
        reportingTo: made.find(({ id }) => id === each.reportingToId)?.fullName ?? null,
      });
      const again = { ...employeeFields(ctx), email: each.email };
      await me.expectError(409, 'createEmployee', { body: again });
      await me.expectError(409, 'createEmployee', {
        body: { ...employeeFields(ctx), id: each.id },
      });
    }
    await me.request('createEmployee', {
      body: { ...employeeFields(ctx), reportingToId: last.id },
    });
    await me.expectError(400, 'updateEmployee', { body: { ...lead, reportingToId: last.id } });
  },
});
