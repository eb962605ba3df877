import { addDays } from '../../scenario/time.ts';
import { scenario } from '../../scenario/types.ts';
import { workPlace } from '../../support/booked.ts';
import { add, emptyDay } from '../../support/clockwork.ts';

export default scenario({
  title: 'Entries are found by their days and their project, with or without a text',
  source: 'CLOCK-003',
  async run(kit) {
    const me = kit.as('member');
    const day = await emptyDay(kit, me);
    const [early, late] = [
      await add(kit, me, { day, from: '00:00', to: '00:10' }),
      await add(kit, me, { day, from: '23:50', to: '23:59' }),
    ];
    const { projectId, taskId } = await workPlace(kit, me);
    await me.ask('assignClockWorkEntries', { query: { taskId }, body: [{ id: late.id }] });
    const found = async (query: object, searchCharacters = '') => {
      const asked = { searchCharacters, skip: 0, ...query };
      const { clockWorkEntries } = await me.ask('searchClockWorkEntries', { query: asked });
      return clockWorkEntries.map(({ id }) => id);
    };
    const ofDay = { firstDay: day, lastDay: day };
    kit.expectEqual('of the day', await found(ofDay), [late.id, early.id]);
    kit.expectEqual('with a text', await found(ofDay, early.description), [early.id]);
    kit.expectEqual('of the project', await found({ projectId }), [late.id]);
    const without = { ...ofDay, projectId: '00000000-0000-0000-0000-000000000000' };
    kit.expectEqual('without a project', await found(without), [early.id]);
    const since = await found({ firstDay: day }, late.description);
    const until = await found({ lastDay: day }, early.description);
    kit.expectEqual('from the day on, and up to it', [since, until], [[late.id], [early.id]]);
    const [tooLate, tooEarly] = [
      await found({ firstDay: addDays(day, 1) }, late.description),
      await found({ lastDay: addDays(day, -1) }, early.description),
    ];
    kit.expectEqual(
      'from the next day on, and up to the one before',
      [tooLate, tooEarly],
      [[], []],
    );
    const next = { firstDay: addDays(day, 1), lastDay: addDays(day, 1) };
    kit.expectEqual('of the next day', await found(next), []);
    const before = await found({ firstDay: addDays(day, -1), lastDay: addDays(day, -1) });
    const isThere = [early.id, late.id].map((id) => before.includes(id));
    kit.expectEqual('whether they are of the day before', isThere, [false, false]);
    await me.refused(400, 'searchClockWorkEntries', { query: { searchCharacters: ' ', skip: 0 } });
    await me.ask('deleteClockWorkEntries', { body: [early.id, late.id] });
  },
});
