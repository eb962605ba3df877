import { compareVersions } from './version.ts';
import { operationsById, type Contract, type Placed } from './contract.ts';
import { changesBetween, whereTo } from './operations.ts';
import type { Change } from './change.ts';

/** The work that a newer contract requires on a server of an older one, by area. */
export interface Upgrade {
  area: string;
  /** Operations to build. */
  added: Placed[];
  /** Operations that clients no longer call, with the replacement of each. */
  removed: { operation: Placed; message: string }[];
  /** Operations whose requests or responses differ. */
  changed: { operation: Placed; changes: Change[] }[];
}

/** The areas with differences, in the order of the newer contract. */
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

/** The upgrade as a Markdown page: operations to build, to change and to remove. */
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
    `# Upgrading a server from contract ${from} to ${to}`,
    compareVersions(from, to) === 0 || upgrades.length === 0
      ? 'No changes: both versions require the same of a server.'
      : `${addedCount} operations to add, ${changed} to change. ${
          breaks.length === 0
            ? `All clients of ${from} still work.`
            : `**${breaks.length} changes break clients of ${from}**. They are in bold.`
        }`,
    ...(upgrades.length > 0
      ? [
          'Start with an area, and verify it with `--only <area>` of the conformance kit, or a single operation ' +
            'with `--operation <name>`.',
        ]
      : []),
  ];
  return `${[...head, ...upgrades.map(areaSection)].join('\n\n')}\n`;
}

function areaSection({ area, added, changed, removed }: Upgrade): string {
  const parts = [
    list('Add', added.map(buildLine)),
    list('Change', changed.map(changeLine)),
    list(
      'Remove',
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

/** The same change of multiple responses is listed once, with their statuses. */
function together(changes: readonly Change[]): Change[] {
  const upgradeText = Map.groupBy(changes, ({ message }) =>
    message.replace(/^the response \d+ /, ''),
  );
  return [...upgradeText].map(([message, [first = { message, isBreaking: false }, ...others]]) => {
    const statuses = [first, ...others].map(
      (change) => /^the response (\d+)/.exec(change.message)?.[1],
    );
    return others.length === 0
      ? first
      : { ...first, message: `the responses ${statuses.join(', ')}: each ${message}` };
  });
}
