import { scenario } from '../../../scenario/types.ts';
import { asset, dayText, detail, edited, move, statusId } from '../../../support/assets.ts';

export default scenario({
  title:
    'Repair notes can change only while the repair is in progress, and an asset that is not in repair has none',
  source: 'ASSET-060',
  async run(ctx) {
    const me = ctx.as('admin');
    const id = await asset(ctx, me);
    const notes = { repairNotesBeforeService: ctx.name() };
    await me.expectError(400, 'updateAsset', { body: await edited(me, id, notes) });
    const late = { repairNotesAfterService: ctx.name() };
    await me.expectError(400, 'updateAsset', { body: await edited(me, id, late) });
    await move(me, id, { status: 'Repair', day: ctx.day(0, me.timeZone) });
    await me.request('updateAsset', { body: await edited(me, id, notes) });
    ctx.expectEqual(
      'the notes',
      (await detail(me, id)).repairNotesBeforeService,
      notes.repairNotesBeforeService,
    );
    const { repairHistory } = await me.request('getAssetHistory', { path: { id } });
    ctx.expectEqual(
      'the repairs',
      repairHistory.map((each) => each.repairNotesBeforeService),
      [notes.repairNotesBeforeService],
    );

    const other = await asset(ctx, me);
    const dayAsString = await dayText(me, ctx.day(0, me.timeZone));
    for (const [status, repairNotes] of [
      ['Repair', 'It hums.'],
      ['InStore', 'It hums no more.'],
    ] as const) {
      const body = { assetIds: [other], statusId: await statusId(me, status), dayAsString };
      const { doneCount } = await me.request('bulkChangeAssetStatus', {
        body: { ...body, repairNotes },
      });
      ctx.expectEqual(`to ${status}`, doneCount, 1);
    }
    const [repair] = (await me.request('getAssetHistory', { path: { id: other } })).repairHistory;
    ctx.expectEqual(
      'the notes where many change at once',
      [repair?.repairNotesBeforeService, repair?.repairNotesAfterService],
      ['It hums.', 'It hums no more.'],
    );
    for (const status of ['Repair', 'Scrap'] as const) {
      const body = { assetIds: [other], statusId: await statusId(me, status), dayAsString };
      await me.request('bulkChangeAssetStatus', { body });
    }
    const [scrapped, before] = (await me.request('getAssetHistory', { path: { id: other } }))
      .repairHistory;
    ctx.expectEqual(
      'the return of what is scrapped, and the repair before',
      [scrapped?.returnedFromRepairOnAsString, before?.repairNotesBeforeService],
      [dayAsString, 'It hums.'],
    );
    ctx.expectEqual('when', (await detail(me, other)).scrappedOnAsString, dayAsString);
    await me.request('changeScrappedAssetStatus', {
      path: { id: other },
      body: { statusId: await statusId(me, 'InStore') },
    });
    for (const repairStatus of ['SentToRepair', 'ReturnedFromRepair'] as const) {
      await me.expectError(400, 'updateAsset', { body: await edited(me, other, { repairStatus }) });
    }
  },
});
