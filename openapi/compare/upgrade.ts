import { compareVersions } from './version.ts';
import { operationsById, type Contract, type Placed } from './contract.ts';
import { changesBetween, whereTo } from './operations.ts';
import type { Change } from './change.ts';

/** What a newer contract asks of a server of an older one, by area. */
export interface Upgrade {
  area: string;
  /** Operations to build. */
  added: Placed[];
  /** Operations that no client calls any more, with what became of each. */
  removed: { operation: Placed; message: string }[];
  /** Operations that take or answer something else. */
  changed: { operation: Placed; changes: Change[] }[];
}

/** The areas in which anything differs, in the order of the newer contract. */
export function listUpgrades(before: Contract, after: Contract): Upgrade[] {
  const [old, now] = [operationsById(before), operationsById(after)];
  const areas = new Set([...now.values(), ...old.values()].map(getArea));
  return [...areas]
    .map((area) => upgradeOfArea(area, { before, after, old, now }))
    .filter(({ added, removed, changed }) => added.length + removed.length + changed.length > 0);
}

interface Both {
  before: Contract;
  after: Contract;
  old: Map<string, Placed>;
  now: Map<string, Placed>;
}

function upgradeOfArea(area: string, { before, after, old, now }: Both): Upgrade {
  const isOfArea = (placed: Placed) => getArea(placed) === area;
  const current = [...now.values()].filter(isOfArea);
  return {
    area,
    added: current.filter(({ id }) => !old.has(id)),
    removed: [...old.values()]
      .filter((placed) => isOfArea(placed) && !now.has(placed.id))
      .map((operation) => ({ operation, message: whereTo(operation, now) })),
    changed: current.flatMap((operation) => {
      const was = old.get(operation.id);
      if (!was) return [];
      const changes = changesBetween({ before, after, old: was, now: operation });
      return changes.length > 0 ? [{ operation, changes }] : [];
    }),
  };
}

const getArea = ({ operation: { tags = [] } }: Placed): string => tags[0] ?? 'other';

/** The upgrade as a page of Markdown: what to build, what to change, what may go. */
export function upgradePage(before: Contract, after: Contract): string {
  const [from, to] = [before.info.version, after.info.version];
  const upgrades = listUpgrades(before, after);
  const breaks = upgrades.flatMap(({ changed, removed }) => [
    ...removed,
    ...changed.flatMap(({ changes }) => changes.filter(({ isBreaking }) => isBreaking)),
  ]);
  const addedCount = upgrades.reduce((count, { added }) => count + added.length, 0);
  const changed = upgrades.reduce((count, one) => count + one.changed.length, 0);
  const head = [
    `# From contract ${from} to ${to}: what it means for a server`,
    compareVersions(from, to) === 0 || upgrades.length === 0
      ? 'Nothing: both ask the same of a server.'
      : `${addedCount} operations to build, ${changed} to change. ${
          breaks.length === 0
            ? `Every client of ${from} goes on as it is.`
            : `**${breaks.length} changes break clients of ${from}**; they are in bold.`
        }`,
    ...(upgrades.length > 0
      ? [
          'Begin with an area, and prove it by `--only <area>` of the conformance kit; an operation ' +
            'by `--operation <name>`.',
        ]
      : []),
  ];
  return `${[...head, ...upgrades.map(areaSection)].join('\n\n')}\n`;
}

function areaSection({ area, added, changed, removed }: Upgrade): string {
  const parts = [
    list('To build', added.map(buildLine)),
    list('To change', changed.map(changeLine)),
    list(
      'May go',
      removed.map(({ operation, message }) => `- **\`${operation.id}\` ${message}**`),
    ),
  ];
  return [`## ${area}`, ...parts.filter((part) => part !== '')].join('\n\n');
}

const list = (title: string, lines: string[]): string =>
  lines.length === 0 ? '' : `### ${title}\n\n${lines.join('\n')}`;

function buildLine({ id, method, path, operation }: Placed): string {
  const right = operation['x-privilege'] ?? 'none';
  const summary = operation.summary ? `: ${operation.summary}` : '';
  return `- \`${id}\`, ${method} \`${path}\`, right \`${right}\`${summary}`;
}

function changeLine({ operation, changes }: Upgrade['changed'][number]): string {
  const lines = together(changes).map(
    ({ message, isBreaking }) => `  - ${isBreaking ? `**${message}**` : message}`,
  );
  return [`- \`${operation.id}\``, ...lines].join('\n');
}

/** What is said of several answers of an operation is said once, with their statuses. */
function together(changes: readonly Change[]): Change[] {
  const upgradeText = Map.groupBy(changes, ({ message }) =>
    message.replace(/^the answer \d+ /, ''),
  );
  return [...upgradeText].map(([message, [first = { message, isBreaking: false }, ...others]]) => {
    const statuses = [first, ...others].map(
      (change) => /^the answer (\d+)/.exec(change.message)?.[1],
    );
    return others.length === 0
      ? first
      : { ...first, message: `the answers ${statuses.join(', ')}: each ${message}` };
  });
}
