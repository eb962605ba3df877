import { scenario } from '../../../scenario/types.ts';
import { employee } from '../../../support/people.ts';

export default scenario({
  title: 'Employees are found by the contents of their columns, sorted and paged',
  source: 'PEOPL-009, PEOPL-006',
  isExclusive: true,
  async run(ctx) {
    const me = ctx.as('admin');
    const { id, fullName } = await employee(ctx, me);
    const search = (sort: string, page: number, value = '') =>
      me.request('searchEmployees', {
        body: {
          page,
          pageSize: 10,
          sort,
          columnFilters: value === '' ? [] : [{ name: 'fullName', value }],
        },
      });
    const found = await search('fullName', 1, fullName.toUpperCase());
    ctx.expectEqual(
      'who is found',
      found.employees.map((each) => each.id),
      [id],
    );
    ctx.expectEqual('how many', found.totalCount, 1);
    const [all, reversed] = [await search('fullName', 1), await search('-fullName', 1)];
    const next = await search('fullName', 2);
    const onFirst = new Set(all.employees.map((each) => each.id));
    ctx.expectThat(
      'pages differ',
      next.employees.every((each) => !onFirst.has(each.id)),
    );
    const rest = all.totalCount - 10;
    ctx.expectEqual('the second page', next.employees.length, Math.max(0, Math.min(10, rest)));
    const [first] = all.employees;
    const [last] = reversed.employees;
    ctx.expectThat('the order is turned round', first?.id !== last?.id);
    ctx.expectEqual('how many there are', reversed.totalCount, all.totalCount);
  },
});
