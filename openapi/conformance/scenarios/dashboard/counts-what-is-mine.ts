import { scenario } from '../../scenario/types.ts';
import { add, clearRecent } from '../../support/clockwork.ts';
import { addDays } from '../../scenario/time.ts';
import { impediment, joint, project, subProject } from '../../support/projects.ts';

export default scenario({
  title: 'The Dashboard counts my projects and those impeded, and my time from Monday on',
  source: 'decisions, "Screens" (Dashboard)',
  isAlone: true,
  async run(kit) {
    const [me, owner] = [kit.as('member'), kit.as('admin')];
    const tiles = () => me.ask('getDashboard', { query: { tiles: ['hours', 'impediments'] } });
    const before = await tiles();
    const own = await project(kit, me);
    const joined = await joint(kit, owner, me);
    await subProject(kit, owner, joined);
    await impediment(kit, owner, joined);
    const resolved = await impediment(kit, me, own);
    const counted = async () => {
      const { impediments } = await tiles();
      const base = before.impediments ?? { projects: 0, withOpenImpediments: 0 };
      return [
        (impediments?.projects ?? 0) - base.projects,
        (impediments?.withOpenImpediments ?? 0) - base.withOpenImpediments,
      ];
    };
    kit.expectEqual('projects more, and impeded', await counted(), [2, 2]);
    await me.ask('resolveImpediment', { path: { id: resolved } });
    kit.expectEqual('once one is resolved', await counted(), [2, 1]);
    await impediment(kit, owner, await project(kit, owner));
    kit.expectEqual('others’ count for others', await counted(), [2, 1]);
    await clearRecent(kit, me);
    const today = kit.day(0, me.timeZone);
    const weekday = (new Date(`${today}T00:00:00Z`).getUTCDay() + 6) % 7;
    const monday = addDays(today, -weekday);
    const cleared = async (day: string) => {
      const { clockWorkEntries } = await me.ask('getClockWorkDay', { path: { date: day } });
      const ids = clockWorkEntries.map(({ id }) => id);
      if (ids.length > 0) await me.ask('deleteClockWorkEntries', { body: ids });
    };
    for (let offset = -1; offset <= weekday; offset += 1) await cleared(addDays(monday, offset));
    const sunday = await add(kit, me, { day: addDays(monday, -1), from: '22:00', to: '23:59' });
    kit.expectEqual('before this week', (await tiles()).hours?.weekInSeconds, 0);
    if (weekday > 0) {
      await add(kit, me, { day: monday, from: '00:00', to: '01:05' });
      const { hours } = await tiles();
      kit.expectEqual(
        'on Monday',
        [hours?.weekInSeconds, hours?.week, hours?.todayInSeconds, hours?.today],
        [3900, '1h 05m', 0, '0h 00m'],
      );
      await cleared(monday);
    }
    await me.ask('deleteClockWorkEntries', { body: [sunday.id] });
  },
});
