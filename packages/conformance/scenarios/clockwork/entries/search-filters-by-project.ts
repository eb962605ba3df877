import { addDays } from '../../../scenario/time.ts';
import { scenario } from '../../../scenario/types.ts';
import { workPlace } from '../../../support/booked.ts';
import { add, emptyDay } from '../../../support/clockwork.ts';

export default scenario({
  title: 'Entries are found by their days and their project, with or without a text',
  source: 'CLOCK-003',
  async run(ctx) {
    const me = ctx.as('member');
    const day = await emptyDay(ctx, me);
    const [early, late] = [
      await add(ctx, me, { day, from: '00:00', to: '00:10' }),
      await add(ctx, me, { day, from: '23:50', to: '23:59' }),
    ];
    const { projectId, taskId } = await workPlace(ctx, me);
    await me.request('assignClockWorkEntries', { query: { taskId }, body: [{ id: late.id }] });
    const found = async (query: object, searchCharacters = '') => {
      const requested = { searchCharacters, skip: 0, ...query };
      const { clockWorkEntries } = await me.request('searchClockWorkEntries', { query: requested });
      return clockWorkEntries.map(({ id }) => id);
    };
    const ofDay = { firstDay: day, lastDay: day };
    ctx.expectEqual('of the day', await found(ofDay), [late.id, early.id]);
    ctx.expectEqual('with a text', await found(ofDay, early.description), [early.id]);
    ctx.expectEqual('of the project', await found({ projectId }), [late.id]);
    const without = { ...ofDay, projectId: '00000000-0000-0000-0000-000000000000' };
    ctx.expectEqual('without a project', await found(without), [early.id]);
    const since = await found({ firstDay: day }, late.description);
    const until = await found({ lastDay: day }, early.description);
    ctx.expectEqual('from the day on, and up to it', [since, until], [[late.id], [early.id]]);
    const [tooLate, tooEarly] = [
      await found({ firstDay: addDays(day, 1) }, late.description),
      await found({ lastDay: addDays(day, -1) }, early.description),
    ];
    ctx.expectEqual(
      'from the next day on, and up to the one before',
      [tooLate, tooEarly],
      [[], []],
    );
    const next = { firstDay: addDays(day, 1), lastDay: addDays(day, 1) };
    ctx.expectEqual('of the next day', await found(next), []);
    const before = await found({ firstDay: addDays(day, -1), lastDay: addDays(day, -1) });
    const isThere = [early.id, late.id].map((id) => before.includes(id));
    ctx.expectEqual('whether they are of the day before', isThere, [false, false]);
    await me.expectError(400, 'searchClockWorkEntries', {
      query: { searchCharacters: ' ', skip: 0 },
    });
    await me.request('deleteClockWorkEntries', { body: [early.id, late.id] });
  },
});
