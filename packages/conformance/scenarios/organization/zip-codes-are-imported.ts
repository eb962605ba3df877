import { scenario } from '../../scenario/types.ts';

export default scenario({
  title: 'An import of zip codes reports each invalid line, and stores the valid ones or nothing',
  source: 'ADMIN-007, ADMIN-027',
  isExclusive: true,
  async run(ctx) {
    const me = ctx.as('admin');
    const search = { page: 1, pageSize: 10 as const, sort: 'zip', columnFilters: [] };
    const { usZipCodes } = await me.request('searchUsZipCodes', { body: search });
    const known = ctx.pick(usZipCodes);
    const path = { zip: known.zip };
    const findCity = async () => (await me.request('getUsZipCode', { path })).usZipCode.city;
    const city = ctx.name('Town');
    const { stateCode, stateName } = known;
    const lines = [
      { line: 2, zip: known.zip, city, stateCode, stateName },
      { line: 4, zip: '1234A', city, stateCode, stateName },
      { line: 5, zip: known.zip, city, stateCode, stateName: '' },
      { line: 6, zip: '99999', city: '\u200B', stateCode, stateName },
      { line: 7, zip: '99999', city: 'x'.repeat(101), stateCode, stateName },
      { line: 8, zip: '99999', city, stateCode: 'ZZ', stateName: '' },
      { line: 9, zip: '99999', city, stateCode: 'TX', stateName: 'Ohio' },
    ];
    const invalid = [
      { line: 4, reason: 'ZipInvalid' as const },
      { line: 5, reason: 'ZipTwice' as const },
      { line: 6, reason: 'CityMissing' as const },
      { line: 7, reason: 'CityTooLong' as const },
      { line: 8, reason: 'StateUnknown' as const },
      { line: 9, reason: 'StateMismatch' as const },
    ];
    const send = { invalidLines: 'Skip' as const, lines };
    try {
      const tried = await me.request('importUsZipCodes', { body: { ...send, dryRun: true } });
      ctx.expectEqual('the invalid lines', tried.invalid, invalid);
      ctx.expectEqual('how many would change', tried.changedCount, 1);
      ctx.expectEqual('what would change', tried.changed, [
        { from: known, to: { ...known, city } },
      ]);
      ctx.expectEqual('the city after a dry run', await findCity(), known.city);
      const all = { dryRun: false, invalidLines: 'Reject' as const, lines };
      await me.expectError(400, 'importUsZipCodes', { body: all });
      ctx.expectEqual('the city after a rejected import', await findCity(), known.city);
      const done = await me.request('importUsZipCodes', { body: { ...send, dryRun: false } });
      ctx.expectEqual('the skipped lines', done.invalid, invalid);
      ctx.expectEqual('the city after the import', await findCity(), city);
      const again = await me.request('importUsZipCodes', { body: { ...send, dryRun: false } });
      ctx.expectEqual('how many change again', [again.changedCount, again.unchangedCount], [0, 1]);
    } finally {
      const restored = { dryRun: false, lines: [{ line: 1, ...known }] };
      await me.call('importUsZipCodes', { body: { ...restored, invalidLines: 'Reject' } });
    }
    ctx.expectEqual('the city at last', await findCity(), known.city);
  },
});
