import { scenario } from '../../scenario/types.ts';
import { add, emptyDay } from '../../support/clockwork.ts';

const months = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');

export default scenario({
  title: 'The time report as Excel is named after its days and refused as the report is',
  source: 'document 2, sections 2, 7 and 9',
  async run(kit) {
    const me = kit.as('admin');
    const day = await emptyDay(kit, me);
    await add(kit, me, { day, from: '09:00', to: '10:00' });
    const request = {
      employeeId: null,
      startDateAsString: day,
      endDateAsString: day,
      projectIds: [],
    };
    const [year, month, date] = day.split('-');
    const named = `${date}-${months[Number(month) - 1]}-${year}`;
    const sizes: number[] = [];
    for (const isCumulative of [false, true]) {
      const answer = await me.call('exportTimeReport', { body: { ...request, isCumulative } });
      answer.expectStatus(200);
      const name = decodeURIComponent(answer.headers.get('Content-Disposition') ?? '');
      kit.expectThat(`${name} names ${named}`, name.includes(`${named} to ${named}`));
      sizes.push(answer.bytes.length);
    }
    kit.expectThat('both differ', sizes[0] !== sizes[1]);
    const body = { ...request, isCumulative: false, scope: 'MyTeam' as const };
    await me.refused(403, 'exportTimeReport', { body });
  },
});
