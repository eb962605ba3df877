import { scenario } from '../../scenario/types.ts';
import { asset, dayText, detail, edited, move, statusId } from '../../support/assets.ts';

export default scenario({
  title: 'Repair notes change while the repair lasts, and there are none without a repair',
  source: 'ASSET-060',
  async run(kit) {
    const me = kit.as('admin');
    const id = await asset(kit, me);
    const notes = { repairNotesBeforeService: kit.name() };
    await me.refused(400, 'updateAsset', { body: await edited(me, id, notes) });
    const late = { repairNotesAfterService: kit.name() };
    await me.refused(400, 'updateAsset', { body: await edited(me, id, late) });
    await move(me, id, { status: 'Repair', day: kit.day(0, me.timeZone) });
    await me.ask('updateAsset', { body: await edited(me, id, notes) });
    kit.expectEqual(
      'the notes',
      (await detail(me, id)).repairNotesBeforeService,
      notes.repairNotesBeforeService,
    );
    const { repairHistory } = await me.ask('getAssetHistory', { path: { id } });
    kit.expectEqual(
      'the repairs',
      repairHistory.map((each) => each.repairNotesBeforeService),
      [notes.repairNotesBeforeService],
    );

    const other = await asset(kit, me);
    const dayAsString = await dayText(me, kit.day(0, me.timeZone));
    for (const [status, repairNotes] of [
      ['Repair', 'It hums.'],
      ['InStore', 'It hums no more.'],
    ] as const) {
      const body = { assetIds: [other], statusId: await statusId(me, status), dayAsString };
      const { doneCount } = await me.ask('bulkChangeAssetStatus', {
        body: { ...body, repairNotes },
      });
      kit.expectEqual(`to ${status}`, doneCount, 1);
    }
    const [repair] = (await me.ask('getAssetHistory', { path: { id: other } })).repairHistory;
    kit.expectEqual(
      'the notes where many change at once',
      [repair?.repairNotesBeforeService, repair?.repairNotesAfterService],
      ['It hums.', 'It hums no more.'],
    );
    for (const status of ['Repair', 'Scrap'] as const) {
      const body = { assetIds: [other], statusId: await statusId(me, status), dayAsString };
      await me.ask('bulkChangeAssetStatus', { body });
    }
    const [scrapped, before] = (await me.ask('getAssetHistory', { path: { id: other } }))
      .repairHistory;
    kit.expectEqual(
      'the return of what is scrapped, and the repair before',
      [scrapped?.returnedFromRepairOnAsString, before?.repairNotesBeforeService],
      [dayAsString, 'It hums.'],
    );
    kit.expectEqual('when', (await detail(me, other)).scrappedOnAsString, dayAsString);
    await me.ask('changeScrappedAssetStatus', {
      path: { id: other },
      body: { statusId: await statusId(me, 'InStore') },
    });
    for (const repairStatus of ['SentToRepair', 'ReturnedFromRepair'] as const) {
      await me.refused(400, 'updateAsset', { body: await edited(me, other, { repairStatus }) });
    }
  },
});
