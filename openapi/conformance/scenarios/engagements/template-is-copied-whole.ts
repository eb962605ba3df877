import { scenario } from '../../scenario/types.ts';
import { engagement, seen } from '../../support/engagements.ts';

export default scenario({
  title: 'The template keeps order and visibility, and a copy has them, with nothing done yet',
  source: 'ENGAG-084, ENGAG-047, and the decisions on engagements',
  async run(kit) {
    const me = kit.as('admin');
    const stages = ['B', 'A'].map((stageName, at) => ({
      id: kit.uuid(),
      stageName: `${stageName} ${kit.name()}`,
      description: 'Of the template.',
      displayOrder: 9001 - at,
      isTenantVisible: at === 0,
    }));
    const plain = { id: kit.uuid(), stageName: kit.name(), description: 'Without wishes.' };
    const next = { ...plain, id: kit.uuid(), stageName: kit.name() };
    for (const body of [...stages, plain, next]) await me.ask('saveTemplateStage', { body });
    const [last, before] = stages;
    if (!last || !before) return;
    const path = { stageId: last.id };
    const second = { activityId: kit.uuid(), activityDesc: 'Second', displayOrder: 2 };
    const first = { activityId: kit.uuid(), activityDesc: 'First', displayOrder: 1 };
    const third = { activityId: kit.uuid(), activityDesc: 'Third', displayOrder: 2 };
    const bare = { activityId: kit.uuid(), activityDesc: 'Bare' };
    const full = { ...first, baseline: 7, threshold: 20, isTenantVisible: true };
    for (const body of [second, full, third, bare])
      await me.ask('saveTemplateActivity', { path, body });
    await me.ask('saveTemplateActivity', {
      path,
      body: { ...first, activityDesc: 'First of all' },
    });
    await me.refused(409, 'saveTemplateActivity', { path: { stageId: before.id }, body: second });
    const { templateStages } = await me.ask('getTemplateStages');
    const own = [last.id, before.id, plain.id, next.id];
    const shown = templateStages.filter(({ id }) => own.includes(id));
    kit.expectEqual(
      'the template',
      shown.map(({ id, isTenantVisible, displayOrder }) => [id, isTenantVisible, displayOrder]),
      [
        [plain.id, true, 0],
        [next.id, true, 0],
        [before.id, false, 9000],
        [last.id, true, 9001],
      ],
    );
    const shape = (activities: readonly Copied[]) =>
      activities.map((each) => [
        each.activityDesc,
        each.isTenantVisible,
        each.baseline,
        each.threshold,
      ]);
    const wanted = [
      ['Bare', false, 0, 0],
      ['First of all', true, 7, 20],
      ['Second', false, 0, 0],
      ['Third', false, 0, 0],
    ];
    kit.expectEqual('its activities', shape(shown[3]?.activities ?? []), wanted);
    const anew = `Z ${kit.name()}`;
    const changed = {
      stageName: anew,
      description: 'Anew.',
      displayOrder: 9002,
      isTenantVisible: false,
    };
    await me.ask('saveTemplateStage', { body: { ...plain, ...changed } });
    const again = (await me.ask('getTemplateStages')).templateStages.find(
      ({ id }) => id === plain.id,
    );
    kit.expectEqual('a changed stage', again && { ...again, ...changed }, again);
    kit.expectEqual('its name', again?.stageName, anew);
    await me.ask('saveTemplateStage', { body: { ...plain, displayOrder: 0 } });
    const copy = (await seen(me, await engagement(kit, me, 'base'))).stages;
    const copied = copy.find(({ stageName }) => stageName === last.stageName);
    kit.expectEqual('the copied activities', shape(copied?.activities ?? []), wanted);
    kit.expectThat(
      'nothing is done yet',
      copy
        .flatMap(({ activities }) => activities)
        .every(({ isDone, actuals }) => {
          return !isDone && actuals === 0;
        }),
    );
    kit.expectEqual('the last stage', copy.at(-1)?.stageName, last.stageName);
    for (const id of own) await me.ask('deleteTemplateStage', { path: { id } });
  },
});

interface Copied {
  activityDesc: string;
  isTenantVisible: boolean;
  baseline: number;
  threshold: number;
}
