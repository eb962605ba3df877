import { describe, expect, it } from 'vitest';
import { decorated } from './decorate.ts';

const operation = {
  operationId: 'runDepreciation',
  description: 'Computes the rows of a year.\n',
  'x-origin': 'documented',
  'x-source': 'document 3, section 7',
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
  it('names the right, the origin, the source and the id before all else', () => {
    expect(description('post', {})).toBe(
      '**Right:** `assetDepreciation.basic` · documented · document 3, section 7 · ' +
        '`runDepreciation`\n\nComputes the rows of a year.',
    );
  });

  it('says why no right is needed', () => {
    const none = { 'x-privilege': 'none', 'x-privilege-reason': 'Everyone has a profile.' };
    expect(description('get', none)).toMatch(/^\*\*Right:\*\* none \(Everyone has a profile\) ·/);
  });

  it('warns of a GET that changes state, and of a POST that does not', () => {
    expect(description('get', { 'x-mutates': true })).toContain('**Changes state**');
    expect(description('post', { 'x-mutates': false })).toContain(
      '**Changes nothing**, although it is a POST.',
    );
    expect(description('get', {})).not.toContain('Changes');
    expect(description('post', {})).not.toContain('Changes');
  });

  it('stands alone when there was none', () => {
    expect(description('post', { description: undefined })).toMatch(/`runDepreciation`$/);
  });

  it('leaves the contract itself as it is', () => {
    const contract = { paths: { '/run': { parameters: [], post: { ...operation } } } };
    decorated(contract);
    expect(contract.paths['/run'].post.description).toBe(operation.description);
  });
});
