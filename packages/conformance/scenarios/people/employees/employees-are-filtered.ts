import { scenario } from '../../../scenario/types.ts';
import type { Success } from '../../../scenario/types.ts';
import { designation, employee, invitation } from '../../../support/people.ts';
import { newOrganization } from '../../../support/registration.ts';

type Row = Success<'searchEmployees'>['employees'][number];

export default scenario({
  title: 'Employees are filtered by text, designation, manager, lead, status, user and shift',
  source: 'PEOPL-016, PEOPL-D16',
  async run(ctx) {
    const me = await newOrganization(ctx);
    const { id: designationId } = await designation(ctx, me);
    const none = { designationId: null, reportingToId: null, isTeamLead: false };
    const lead = await employee(ctx, me, { ...none, isTeamLead: true });
    const below = await employee(ctx, me, { ...none, reportingToId: lead.id, designationId });
    const shift = ctx.name('Shift');
    const former = await employee(ctx, me, { ...none, reportingToId: lead.id, shift });
    await me.request('setEmployeeState', { body: { id: former.id, isActive: false } });
    await me.request('inviteSecurityUser', {
      body: invitation(ctx, { employeeId: below.id }),
    });
    const find = async (employeeFilters: object) => {
      const body = { page: 1, pageSize: 50 as const, sort: null, columnFilters: [] };
      const { employees, totalCount } = await me.request('searchEmployees', {
        body: { ...body, employeeFilters },
      });
      ctx.expectEqual('the number of rows', employees.length, totalCount);
      const made = new Set([lead.id, below.id, former.id]);
      return employees.filter(({ id }: Row) => made.has(id)).map(({ id }: Row) => id);
    };
    const expectFound = async (filters: object, ids: readonly string[]) =>
      ctx.expectEqual(
        `what ${JSON.stringify(filters)} finds`,
        (await find(filters)).toSorted(),
        [...ids].toSorted(),
      );
    const options = await me.request('getEmployeeFilterOptions');
    ctx.expectThat(
      'a designation is offered as a filter',
      options.designations.some(({ id }) => id === designationId),
    );
    const choices = await me.request('getEmployeeChoices', {
      body: { text: '', page: 1, pageSize: 10 },
    });
    for (const { shifts } of [options, choices]) {
      ctx.expectEqual(
        'how often a shift is offered',
        shifts.filter((each) => each === shift),
        [shift],
      );
    }
    await expectFound({}, [lead.id, below.id, former.id]);
    await expectFound({ text: below.email.toUpperCase() }, [below.id]);
    await expectFound({ text: lead.fullName }, [lead.id]);
    await expectFound({ designationId }, [below.id]);
    await expectFound({ reportingToId: lead.id }, [below.id, former.id]);
    await expectFound({ reportingToId: lead.id, isActive: true }, [below.id]);
    await expectFound({ isTeamLead: true }, [lead.id]);
    await expectFound({ isActive: false }, [former.id]);
    await expectFound({ hasUser: true }, [below.id]);
    await expectFound({ hasUser: false }, [lead.id, former.id]);
    await expectFound({ shift }, [former.id]);
    await expectFound({ shift: shift.slice(0, -1) }, []);
    await expectFound({ teamId: ctx.uuid() }, []);
  },
});
