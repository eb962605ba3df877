import type { HistoryPage, ScriptVersionRow } from './script-history.actors.ts';
import type { ComparedLine } from './compare-texts.ts';

const row = (version: number): ScriptVersionRow => ({
  version,
  size: version * 20,
  changedByName: 'Kira Novak',
  changedOn: `2026-03-0${version}T08:05:00.000Z`,
});

/** The newest two of three versions. */
export const examplePage: HistoryPage = {
  name: 'Greeting',
  version: 3,
  versions: [row(3), row(2)],
  total: 3,
};

export const oldestPage: HistoryPage = { ...examplePage, versions: [row(1)] };

export const exampleLines: readonly ComparedLine[] = [
  { before: "say('hello');", after: "say('good day');", beforeAt: 1, afterAt: 1, kind: 'changed' },
  { before: 'wait(1);', after: 'wait(1);', beforeAt: 2, afterAt: 2, kind: 'same' },
  { before: null, after: 'stop();', beforeAt: null, afterAt: 3, kind: 'added' },
];
