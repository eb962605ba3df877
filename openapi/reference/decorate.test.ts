import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { decorated, type Described } from './decorate.ts';

const contractOfToday: Described = JSON.parse(
  readFileSync(new URL('../generated/openapi.json', import.meta.url), 'utf8'),
);
const describedExtensions = new Set([
  'x-origin',
  'x-source',
  'x-privilege',
  'x-privilege-reason',
  'x-mutates',
]);

const operation = {
  operationId: 'runDepreciation',
  description: 'Computes the rows of a year.\n',
  'x-origin': 'documented',
  'x-source': 'ASSET-172',
  'x-privilege': 'assetDepreciation.basic',
};

function description(method: string, rest: object): unknown {
  const item = { parameters: [], [method]: { ...operation, ...rest } };
  const { paths } = decorated<{ paths: Record<string, Record<string, unknown>> }>({
    paths: { '/run': item },
  });
  const shown = paths['/run']?.[method];
  return typeof shown === 'object' && shown && 'description' in shown && shown.description;
}

describe('a description in the reference', () => {
  it('the description starts with the right, the origin, the source and the id', () => {
    expect(description('post', {})).toBe(
      '**Right:** `assetDepreciation.basic` · documented · ASSET-172 · ' +
        '`runDepreciation`\n\nComputes the rows of a year.',
    );
  });

  it('the description says why no right is needed', () => {
    const none = { 'x-privilege': 'none', 'x-privilege-reason': 'Everyone has a profile.' };
    expect(description('get', none)).toMatch(/^\*\*Right:\*\* none \(Everyone has a profile\) ·/);
  });

  it('the description warns of a GET that changes state, and of a POST that does not', () => {
    expect(description('get', { 'x-mutates': true })).toContain('**Changes state**');
    expect(description('post', { 'x-mutates': false })).toContain(
      '**Changes nothing**, although it is a POST.',
    );
    expect(description('get', {})).not.toContain('Changes');
    expect(description('post', {})).not.toContain('Changes');
  });

  it('the description shows every other extension unchanged, after the text', () => {
    const marked = description('post', {
      'x-toggles': true,
      'x-order': { rows: 'all', by: ['name'] },
    });
    expect(marked).toMatch(/Computes the rows of a year\.\n\n\*\*Marks\*\*/);
    expect(marked).toContain('```yaml\nx-toggles: true\nx-order: {\n  "rows": "all",');
    expect(description('post', {})).not.toContain('Marks');
  });

  it('the description leaves out no extension of the contract', () => {
    const { paths } = decorated(contractOfToday);
    const hidden = Object.values(paths).flatMap((item) =>
      Object.values(item as Record<string, Record<string, unknown>>).flatMap((each) =>
        Object.keys(each).filter(
          (name) =>
            name.startsWith('x-') &&
            !describedExtensions.has(name) &&
            !String(each['description']).includes(name),
        ),
      ),
    );
    expect(hidden).toEqual([]);
  });

  it('the description has only its notes when the contract has no text', () => {
    expect(description('post', { description: undefined })).toMatch(/`runDepreciation`$/);
  });

  it('the description leaves the contract itself unchanged', () => {
    const contract = { paths: { '/run': { parameters: [], post: { ...operation } } } };
    decorated(contract);
    expect(contract.paths['/run'].post.description).toBe(operation.description);
  });
});
