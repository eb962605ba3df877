import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { keepers, findModuleState } from './memory.ts';

describe('what a module remembers', () => {
  it.each([
    'let draft = null;',
    'export let count = 0;',
    'const kept = new Map<string, string>();',
  ])('is held by the app instead: %s', (line) => {
    expect(findModuleState('src/features/teams/team.page.tsx', `import x;\n${line}`)).toEqual([
      'src/features/teams/team.page.tsx:2: remembers across sessions; let the app hold it',
    ]);
  });

  it.each(["const schemes = new Set(['http:']);", '  let last = 0;', 'const most = 60;'])(
    'is not meant where nothing changes, or in a function: %s',
    (line) => expect(findModuleState('src/records/web-link.tsx', line)).toEqual([]),
  );

  it('may be that of a file that is named for it, with its reason', () => {
    expect(findModuleState('src/app/server.ts', 'let started;')).toEqual([]);
  });

  it.each(Object.keys(keepers))('is still in the file that is named for it: %s', (path) => {
    const text = readFileSync(join(import.meta.dirname, '../..', path), 'utf8');
    expect(findModuleState(`src/any/${path}`, text)).not.toEqual([]);
  });

  it('is asked of the app alone', () => {
    expect(findModuleState('mocks/clock.ts', 'let now = 0;')).toEqual([]);
    expect(findModuleState('src/ui/button.test.ts', 'let now = 0;')).toEqual([]);
  });
});
