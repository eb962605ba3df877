import { describe, expect, it } from 'vitest';
import type { Schema } from './contract.ts';
import { readCurrent, readReleased } from './released.ts';
import { object, sample } from './sample.ts';
import { listUpgrades, upgradePage } from './upgrade.ts';

const text = { type: 'string' };
const before = sample({ request: object({ title: text }), response: object({ id: text }) });

describe('the upgrade guide of a newer contract for a server', () => {
  it('the upgrade guide is empty when both contracts are the same', () => {
    expect(listUpgrades(before, before)).toEqual([]);
    expect(upgradePage(before, before)).toContain(
      'No changes: both versions require the same of a server.',
    );
  });

  it('the upgrade guide names what the server has to accept and return, even if no client breaks', () => {
    const after = sample({
      version: '1.1.0',
      request: object({ title: text, colour: text }, { required: ['title'] }),
      response: object({ id: text, changedOn: text }),
      operation: {
        parameters: [{ name: 'tiles', in: 'query', schema: text }],
        responses: {
          200: {
            content: {
              'application/json': { schema: object({ id: text, changedOn: text }) },
            },
          },
          404: {},
          409: {},
        },
      },
    });
    const page = upgradePage(before, after);
    expect(page).toContain('0 operations to add, 1 to change. All clients of 1.0.0 still work.');
    expect(page).toContain(`- \`saveNote\`
  - the query has the new optional parameter \`tiles\`
  - the request has the new optional property \`colour\`
  - the response 200 has the new required property \`changedOn\`
  - may now return 409`);
  });

  it('the upgrade guide names an operation to build with its address and right, and one to remove', () => {
    const after = sample({
      version: '2.0.0',
      path: '/memos',
      operation: { operationId: 'keepMemo', 'x-privilege': 'memos.edit', summary: 'Keeps a memo' },
    });
    const page = upgradePage(before, after);
    expect(page).toContain('- `keepMemo`, POST `/memos`, right `memos.edit`: Keeps a memo');
    expect(page).toContain('- **`saveNote` was removed (POST /notes)**');
    expect(page).toContain('**1 changes break clients of 1.0.0**');
  });

  it('the upgrade guide mentions once what is true of multiple responses', () => {
    const buildErrorResponse = (schema: Schema) => ({
      content: { 'application/json': { schema } },
    });
    const buildErrorResponses = (schema: Schema) => ({
      operation: {
        responses: { 400: buildErrorResponse(schema), 404: buildErrorResponse(schema) },
      },
    });
    const page = upgradePage(
      sample(buildErrorResponses(object({ code: text }))),
      sample({ version: '1.1.0', ...buildErrorResponses(object({ code: text, traceId: text })) }),
    );
    expect(page).toContain(
      '  - the responses 400, 404: each has the new required property `traceId`\n',
    );
  });

  it('the upgrade guide sets what breaks clients in bold', () => {
    const after = sample({ version: '2.0.0', request: object({ title: text, owner: text }) });
    expect(upgradePage(before, after)).toContain(
      '  - **the request has the new required property `owner`**',
    );
  });

  it('the upgrade guide has every operation of this contract, by its area', () => {
    const [released, current] = [readReleased(), readCurrent()];
    const upgrades = listUpgrades({ ...released, paths: {} }, current);
    expect(upgrades.flatMap(({ added }) => added)).toHaveLength(
      Object.values(current.paths).flatMap((item) =>
        Object.keys(item).filter((key) => key !== 'parameters'),
      ).length,
    );
    expect(upgrades.map(({ area }) => area)).not.toContain('other');
  });
});
