import { createActor, waitFor } from 'xstate';
import { beforeEach, describe, expect, it } from 'vitest';
import { api } from '#openapi/client/index.ts';
import { createNodeServer } from '#mocks/node.ts';
import { connectAs, type Observed } from '../testing/connect.ts';
import { testPaths } from '../testing/paths.suite.ts';
import { importTable } from './asset-import.actors.ts';
import { exampleFile, exampleTable } from './asset-import.fixtures.ts';
import { testModel } from './asset-import.test-model.ts';
import { assetImportMachine } from './asset-import.machine.ts';
import { buildRows } from './import-lines.ts';

testPaths(testModel);

describe('an asset import', () => {
  let observed: Observed;

  beforeEach(async () => {
    observed = connectAs(await createNodeServer(), 'ines', 'aster');
  });

  const input = {
    dateFormat: 'DD/MM/YYYY',
    newId: 'a55e7001-0000-4000-8000-000000009001',
  } as const;
  const options = { dateFormat: 'DD/MM/YYYY', isUpdate: false } as const;
  const headings = exampleTable.headings.join(';');
  const buildLine = (code: string, type = 'Laptop') =>
    `${code};${type};Cobalt Hardware;INV-7;02/02/2026;10,5;2`;

  async function checked(file: File) {
    const actor = createActor(assetImportMachine, { input }).start();
    const settled = () => waitFor(actor, (state) => !state.hasTag('busy'), { timeout: Infinity });
    actor.send({ type: 'file.select', file });
    await settled();
    actor.send({ type: 'rows.check' });
    await settled();
    return { actor, settled };
  }

  it('the import names the invalid cells, and succeeds once they are corrected', async () => {
    const { actor, settled } = await checked(exampleFile());
    expect(actor.getSnapshot().value).toBe('invalid');
    expect(actor.getSnapshot().context.errors).toEqual([
      { at: 1, field: 'assetType', message: 'This asset type was not found.' },
      { at: 1, field: 'price', message: 'Field allows numbers only' },
    ]);
    for (const [field, value] of [
      ['assetType', 'laptop'],
      ['price', '10'],
    ] as const) {
      actor.send({ type: 'cell.changed', at: 1, field, value, isEverywhere: false });
    }
    actor.send({ type: 'rows.check' });
    await settled();
    actor.send({ type: 'rows.import' });
    await settled();
    expect(actor.getSnapshot().value).toBe('imported');
    expect(actor.getSnapshot().context.ids).toHaveLength(2);
    expect(observed.calls.filter((call) => call.startsWith('POST'))).toEqual(
      Array.from({ length: 3 }, () => 'POST /aster/Asset/import'),
    );
  });

  const price = async (value: string, ...more: string[]) => {
    const lines = [value, ...more].map((each, at) =>
      buildLine(`PRICE-${at}`).replace(';10,5;', `;${each};`),
    );
    return checked(new File([[headings, ...lines].join('\n')], 'prices.csv'));
  };

  it('the import prompts once for the format of ambiguous prices, and applies it', async () => {
    const { actor, settled } = await price('1.234', '12.500');
    expect(actor.getSnapshot().value).toBe('matching');
    expect(actor.getSnapshot().can({ type: 'rows.check' })).toBe(false);
    actor.send({ type: 'decimal.select', sign: ',' });
    actor.send({ type: 'rows.check' });
    await settled();
    expect(actor.getSnapshot().value).toBe('ready');
    const prices = buildRows(actor.getSnapshot().context, options).map((row) => row.price);
    expect(prices).toEqual(['1234', '12500']);
  });

  it('the import derives the decimal sign of prices from another price in the column', async () => {
    const { actor } = await price('1.234', '1.234,50');
    expect(actor.getSnapshot().value).toBe('ready');
    const prices = buildRows(actor.getSnapshot().context, options).map((row) => row.price);
    expect(prices).toEqual(['1234', '1234.50']);
  });

  it('the import of 20,000 lines names a single invalid line by its number in the file', async () => {
    const lines = Array.from({ length: 20_000 }, (_, at) =>
      buildLine(`BIG-${at}`, at === 12_345 ? 'Boat' : 'Laptop'),
    );
    const { actor } = await checked(new File([[headings, ...lines].join('\r\n')], 'big.csv'));
    const { errors, table } = actor.getSnapshot().context;
    expect(errors).toEqual([
      { at: 12_345, field: 'assetType', message: 'This asset type was not found.' },
    ]);
    expect(table.rows[12_345]?.line).toBe(12_347);
  });

  it('an import that is retried after a lost response imports nothing twice', async () => {
    const { actor, settled } = await checked(
      new File([[headings, buildLine('ONCE-1')].join('\n')], 'once.csv'),
    );
    const { table, columns, properties, corrections, newId, decimalSign, known } =
      actor.getSnapshot().context;
    // The first try was stored, but its response was lost.
    const failed = createActor(importTable, {
      input: {
        ...input,
        newId,
        isUpdate: false,
        known,
        lines: { table, columns, properties, corrections, decimalSign },
      },
    }).start();
    await waitFor(failed, ({ status }) => status === 'done', { timeout: Infinity });
    actor.send({ type: 'rows.import' });
    await settled();
    expect(actor.getSnapshot().value).toBe('imported');
    const { totalCount } = await api.listAssets({
      body: { page: 1, pageSize: 10, sort: null, columnFilters: [], search: 'ONCE-1' },
    });
    expect(totalCount).toBe(1);
  });

  it('importing another file after a lost response does not report the first file', async () => {
    const server = await createNodeServer();
    let isFailing = true;
    const losing = async (request: Request) => {
      const { dryRun } = (await request.clone().json()) as { dryRun?: boolean };
      const response = await server.fetch(request);
      if (!isFailing || dryRun !== false) return response;
      isFailing = false;
      throw new TypeError('The response was lost.');
    };
    connectAs({ ...server, fetch: losing }, 'ines', 'aster');
    const buildFile = (code: string) =>
      new File([[headings, buildLine(code)].join('\n')], 'lost.csv');
    const { actor, settled } = await checked(buildFile('LOST-1'));
    actor.send({ type: 'rows.import' });
    expect((await settled()).value).toBe('ready');
    actor.send({ type: 'import.restart' });
    actor.send({ type: 'file.select', file: buildFile('NEXT-1') });
    await settled();
    actor.send({ type: 'rows.check' });
    await settled();
    actor.send({ type: 'rows.import' });
    expect((await settled()).value).toBe('imported');
    const { assetsManager } = await api.listAssets({
      body: { page: 1, pageSize: 10, sort: null, columnFilters: [], search: 'NEXT-1' },
    });
    expect(assetsManager.map(({ assetCode }) => assetCode)).toEqual(['NEXT-1']);
  });
});
