import { scenario } from '../../../scenario/types.ts';
import { add, emptyDay } from '../../../support/clockwork.ts';
import { readFirstSheet, numbersIn } from '../../../support/workbook.ts';

/** A local time as a fraction of a day, as a workbook stores it. */
const nine = 9 / 24;

const columns = 'A B C D E F G H I J K L'.split(' ');

const months = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');

export default scenario({
  title:
    'The Excel file of the time report is named after its days, and is rejected in the same cases as the report',
  source: 'CLOCK-018, CLOCK-058, CLOCK-088',
  async run(ctx) {
    const me = ctx.as('admin');
    const day = await emptyDay(ctx, me);
    await add(ctx, me, { day, from: '09:00', to: '10:00' });
    const days = { startDateAsString: day, endDateAsString: day };
    const [year, month, date] = day.split('-');
    const named = `${date}-${months[Number(month) - 1]}-${year}`;
    const file = async (more: { isCumulative: boolean; period?: 'thisWeek' }, of: object = {}) => {
      const body = { employeeId: null, projectIds: [], ...of, ...more };
      const response = await me.call('exportTimeReport', { body });
      response.expectStatus(200);
      const name = decodeURIComponent(response.headers.get('Content-Disposition') ?? '');
      return { response, name };
    };
    for (const isCumulative of [false, true]) {
      const { response, name } = await file({ isCumulative }, days);
      ctx.expectThat(`${name} names ${named}`, name.includes(`${named} to ${named}`));
      const sheet = await readFirstSheet(response.bytes);
      const numbers = columns.flatMap((column) => numbersIn(sheet, column));
      const isTimed = numbers.some((each) => Math.abs((each % 1) - nine) < 1e-6);
      ctx.expectEqual('whether it has the start of the entry', isTimed, !isCumulative);
    }
    const { name } = await file({ isCumulative: false });
    const week = await file({ isCumulative: false, period: 'thisWeek' });
    ctx.expectEqual('without days it is of this week', name, week.name);
    const mine = { employeeId: null, projectIds: [], ...days, isCumulative: false };
    const body = { ...mine, scope: 'MyTeam' as const };
    await me.expectError(403, 'exportTimeReport', { body });
  },
});
