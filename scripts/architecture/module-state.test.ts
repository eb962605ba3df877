import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { keepers, findModuleState } from './module-state.ts';

describe('module state', () => {
  it.each([
    'let draft = null;',
    'export let count = 0;',
    'const kept = new Map<string, string>();',
  ])('module state has to be in the app instead: %s', (line) => {
    expect(findModuleState('src/features/teams/team.page.tsx', `import x;\n${line}`)).toEqual([
      'src/features/teams/team.page.tsx:2: module state outlives the session; move it into an actor or the app',
    ]);
  });

  it.each(["const schemes = new Set(['http:']);", '  let last = 0;', 'const most = 60;'])(
    'a constant or a local variable is not module state: %s',
    (line) => expect(findModuleState('src/records/view/web-link.tsx', line)).toEqual([]),
  );

  it('module state is allowed in a file that is listed for it with its reason', () => {
    expect(findModuleState('src/app/server.ts', 'let started;')).toEqual([]);
  });

  it.each(Object.keys(keepers))(
    'a file that is listed for module state still has it: %s',
    (path) => {
      const text = readFileSync(join(import.meta.dirname, '../..', path), 'utf8');
      expect(findModuleState(`src/any/${path}`, text)).not.toEqual([]);
    },
  );

  it('module state is forbidden only in the app', () => {
    expect(findModuleState('mocks/clock.ts', 'let now = 0;')).toEqual([]);
    expect(findModuleState('src/ui/button.test.ts', 'let now = 0;')).toEqual([]);
  });
});
