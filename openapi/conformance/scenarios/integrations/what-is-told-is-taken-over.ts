import { scenario } from '../../scenario/types.ts';
import type { Actor } from '../../scenario/types.ts';
import { chooseAgain, chooseHrms, chosenProviders } from '../../support/integrations.ts';
import { employeeFields, seen, type Employee } from '../../support/people.ts';
import { employeeIdOf } from '../../support/projects.ts';

type Told = Pick<Employee, 'workPlace' | 'reportingToId' | 'designationId'>;

const fields = {
  Shift: 'workPlace',
  ReportingTo: 'reportingToId',
  Designations: 'designationId',
} as const;
const none: Told = { workPlace: '', reportingToId: null, designationId: null };

export default scenario({
  title: 'What the HRMS tells of people is theirs again after a change, and nothing else is',
  source: 'document 1, section 3 (external API types)',
  isAlone: true,
  async run(kit) {
    const me = kit.as('admin');
    const roles = ['admin', 'member', 'colleague', 'teamLead'];
    const ids = await Promise.all(roles.map((role) => employeeIdOf(kit.as(role))));
    const known = Object.keys({ ...employeeFields(kit), version: 0 });
    const change = async (id: string, changes: Partial<Told>) => {
      const sent = Object.entries(await seen(me, id)).filter(([name]) => known.includes(name));
      const body = { ...employeeFields(kit), ...Object.fromEntries(sent), ...changes };
      await me.ask('updateEmployee', { body });
    };
    const people = () => Promise.all(ids.map((id) => seen(me, id)));
    const [before, providers] = [await people(), await chosenProviders(me)];
    try {
      await chooseHrms(me, false);
      for (const type of ['Shift', 'ReportingTo', 'Designations'] as const) {
        await me.ask('syncFromHrms', { body: { type } });
        const told = await people();
        for (const id of ids) await change(id, { [fields[type]]: none[fields[type]] });
        const changedCount = await syncs(me, type);
        const after = (await people()).map((person) => person[fields[type]]);
        const taken = after.filter((value) => value !== none[fields[type]]).length;
        kit.expectEqual(`how many ${type} changes`, changedCount, taken);
        kit.expectThat(`${type} tells of somebody of the run`, taken > 0);
        const isTold = after.every((value, at) => {
          return value === none[fields[type]] || value === told[at]?.[fields[type]];
        });
        kit.expectThat(`${type} tells the same again`, isTold);
        kit.expectEqual(`what ${type} changes then`, await syncs(me, type), 0);
      }
    } finally {
      for (const { id, workPlace, reportingToId, designationId } of before) {
        await change(id, { workPlace, reportingToId, designationId });
      }
      await chooseAgain(me, providers);
    }
  },
});

const syncs = async (me: Actor, type: keyof typeof fields): Promise<number> =>
  (await me.ask('syncFromHrms', { body: { type } })).sync.changedCount;
