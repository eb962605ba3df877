import { createActor, waitFor } from 'xstate';
import { beforeEach, describe, expect, it } from 'vitest';
import { api } from '#openapi/client/index.ts';
import { createNodeServer } from '#mocks/node.ts';
import { connectAs } from '../testing/connect.ts';
import { testPaths } from '../testing/paths.suite.ts';
import { buildFile } from './zip-code.fixtures.ts';
import { zipCodeImportMachine } from './zip-code-import.machine.ts';
import { testModel } from './zip-code-import.test-model.ts';

testPaths(testModel);

describe('the import of zip codes', () => {
  beforeEach(async () => {
    connectAs(await createNodeServer(), 'kira', 'aster');
  });

  async function opened(text: string) {
    const actor = createActor(zipCodeImportMachine).start();
    const settled = () => waitFor(actor, (state) => !state.hasTag('busy'), { timeout: Infinity });
    actor.send({ type: 'file.select', file: buildFile(text) });
    await settled();
    return { actor, settled };
  }

  const findCity = async (zip: string) =>
    (await api.getUsZipCode({ path: { zip } })).usZipCode.city;

  const head = 'zip;city;state_id;state_name';

  it('a file is previewed, then its zip codes are added and changed', async () => {
    const { actor, settled } = await opened(
      [head, '2109;Boston;MA;Massachusetts', '02108;Old Boston;ma;', '36104;Montgomery;AL;'].join(
        '\n',
      ),
    );
    expect(actor.getSnapshot().context.report).toMatchObject({
      addedCount: 1,
      changedCount: 1,
      unchangedCount: 1,
      invalid: [],
    });
    expect(await findCity('02108')).toBe('Boston');
    actor.send({ type: 'rows.import' });
    expect((await settled()).value).toBe('imported');
    expect(await findCity('02108')).toBe('Old Boston');
    expect(await findCity('02109')).toBe('Boston');
  });

  const mixed = [head, '02109;Boston;MA;', 'ABC;Boston;MA;', '02110;;MA;', '02111;Boston;ZZ;'];

  it('invalid lines are listed with their number and reason, and are skipped or block the import', async () => {
    const { actor, settled } = await opened(
      [...mixed, '02109;Boston;MA;', '02112;Boston;MA;Texas'].join('\n'),
    );
    expect(actor.getSnapshot().context.report?.invalid).toEqual([
      { line: 3, reason: 'ZipInvalid' },
      { line: 4, reason: 'CityMissing' },
      { line: 5, reason: 'StateUnknown' },
      { line: 6, reason: 'ZipTwice' },
      { line: 7, reason: 'StateMismatch' },
    ]);
    actor.send({ type: 'invalid.select', invalidLines: 'Reject' });
    expect(actor.getSnapshot().can({ type: 'rows.import' })).toBe(false);
    actor.send({ type: 'invalid.select', invalidLines: 'Skip' });
    actor.send({ type: 'rows.import' });
    expect((await settled()).value).toBe('imported');
    expect(await findCity('02109')).toBe('Boston');
  });

  it('a file with titles above its headings, in another order of columns, is read', async () => {
    const { actor } = await opened('My codes\n\nState,City,Zip Code\nMA,Boston,02109\n');
    expect(actor.getSnapshot().context.table.lines).toMatchObject([
      { line: 4, zip: '02109', city: 'Boston', stateCode: 'MA' },
    ]);
    expect(actor.getSnapshot().value).toBe('ready');
  });

  it('a file without headings has the columns of the list', async () => {
    const { actor } = await opened('02109,Boston,MA\n02110,Boston,MA\n');
    expect(actor.getSnapshot().context.report?.addedCount).toBe(2);
  });

  it.each([
    ['empty', ''],
    ['empty', head],
    ['noColumns', 'Name;Age\nBen;7'],
  ])('a file that is %s is rejected, and another one can be selected', async (trouble, text) => {
    const { actor } = await opened(text);
    expect(actor.getSnapshot()).toMatchObject({ value: 'choosing', context: { trouble } });
  });

  it('42,000 lines with invalid ones are checked and imported', async () => {
    const lines = Array.from({ length: 42_000 }, (_, at) =>
      at % 1000 === 999 ? `bad ${at};Town;TX;Texas` : `${10_000 + at};Town ${at};TX;Texas`,
    );
    const { actor, settled } = await opened([head, ...lines].join('\r\n'));
    const { report } = actor.getSnapshot().context;
    expect(report?.invalid).toHaveLength(42);
    expect(report?.invalid[0]).toEqual({ line: 1001, reason: 'ZipInvalid' });
    actor.send({ type: 'rows.import' });
    expect((await settled()).value).toBe('imported');
    const filter = { name: 'city', value: 'Town 31234' };
    const body = { page: 1, pageSize: 10 as const, sort: '-city', columnFilters: [filter] };
    const { usZipCodes, totalCount } = await api.searchUsZipCodes({ body });
    expect(totalCount).toBe(1);
    expect(usZipCodes[0]?.zip).toBe('41234');
  });
});
