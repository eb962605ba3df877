import { scenario } from '../../scenario/types.ts';
import { engagement, seen } from '../../support/engagements.ts';

export default scenario({
  title: 'The template keeps order and visibility, and a copy has the same, with nothing done yet',
  source: 'ENGAG-084, ENGAG-047, ENGAG-D03',
  async run(ctx) {
    const me = ctx.as('admin');
    const stages = ['B', 'A'].map((stageName, at) => ({
      id: ctx.uuid(),
      stageName: `${stageName} ${ctx.name()}`,
      description: 'Of the template.',
      displayOrder: 9001 - at,
      isTenantVisible: at === 0,
    }));
    const plain = { id: ctx.uuid(), stageName: ctx.name(), description: 'Without wishes.' };
    const next = { ...plain, id: ctx.uuid(), stageName: ctx.name() };
    for (const body of [...stages, plain, next]) await me.request('saveTemplateStage', { body });
    const [last, before] = stages;
    if (!last || !before) return;
    const path = { stageId: last.id };
    const second = { activityId: ctx.uuid(), activityDesc: 'Second', displayOrder: 2 };
    const first = { activityId: ctx.uuid(), activityDesc: 'First', displayOrder: 1 };
    const third = { activityId: ctx.uuid(), activityDesc: 'Third', displayOrder: 2 };
    const bare = { activityId: ctx.uuid(), activityDesc: 'Bare' };
    const full = { ...first, baseline: 7, threshold: 20, isTenantVisible: true };
    for (const body of [second, full, third, bare])
      await me.request('saveTemplateActivity', { path, body });
    await me.request('saveTemplateActivity', {
      path,
      body: { ...first, activityDesc: 'First of all' },
    });
    await me.expectError(409, 'saveTemplateActivity', {
      path: { stageId: before.id },
      body: second,
    });
    const { templateStages } = await me.request('getTemplateStages');
    const own = [last.id, before.id, plain.id, next.id];
    const shown = templateStages.filter(({ id }) => own.includes(id));
    ctx.expectEqual(
      'the template',
      shown.map(({ id, isTenantVisible, displayOrder }) => [id, isTenantVisible, displayOrder]),
      [
        [before.id, false, 9000],
        [last.id, true, 9001],
        [plain.id, true, 9002],
        [next.id, true, 9003],
      ],
    );
    const shape = (activities: readonly Copied[]) =>
      activities.map((each) => [
        each.activityDesc,
        each.isTenantVisible,
        each.baseline,
        each.threshold,
      ]);
    const expected = [
      ['First of all', true, 7, 20],
      ['Second', false, 0, 0],
      ['Third', false, 0, 0],
      ['Bare', false, 0, 0],
    ];
    ctx.expectEqual('its activities', shape(shown[1]?.activities ?? []), expected);
    const renewed = `Z ${ctx.name()}`;
    const changed = {
      stageName: renewed,
      description: 'Anew.',
      displayOrder: 9004,
      isTenantVisible: false,
    };
    await me.request('saveTemplateStage', { body: { ...plain, ...changed } });
    const again = (await me.request('getTemplateStages')).templateStages.find(
      ({ id }) => id === plain.id,
    );
    ctx.expectEqual('a changed stage', again && { ...again, ...changed }, again);
    ctx.expectEqual('its name', again?.stageName, renewed);
    const copy = (await seen(me, await engagement(ctx, me, 'base'))).stages;
    const copied = copy.find(({ stageName }) => stageName === last.stageName);
    ctx.expectEqual('the copied activities', shape(copied?.activities ?? []), expected);
    ctx.expectThat(
      'nothing is done yet',
      copy
        .flatMap(({ activities }) => activities)
        .every(({ isDone, actuals }) => {
          return !isDone && actuals === 0;
        }),
    );
    ctx.expectEqual('the last stage', copy.at(-1)?.stageName, renewed);
    for (const id of own) await me.request('deleteTemplateStage', { path: { id } });
  },
});

interface Copied {
  activityDesc: string;
  isTenantVisible: boolean;
  baseline: number;
  threshold: number;
}
