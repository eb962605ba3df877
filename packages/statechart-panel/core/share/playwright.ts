import type { Interaction } from '../link/protocol.ts';
import { toScript, type Call } from './calls.ts';
import { createDrivers, getTitle } from './drivers.ts';
import { callText, stringText } from './literal.ts';

const indent = '    ';

/**
 * The interaction as a self-contained Playwright test; Storybook's address is the `baseURL`. If the
 * story's first calls had other responses, the test restarts it with those.
 */
export function playwrightTest(interaction: Interaction): string {
  const { first, calls } = toScript(interaction);
  const drivers = createDrivers([...first, ...calls]);
  const starter = first[0]?.actor;
  const all = starter === undefined ? calls : [...first, restart(starter), ...calls];
  const address = `iframe.html?id=${encodeURIComponent(interaction.story)}&viewMode=story`;
  return [
    ...head,
    opening(stringText(getTitle(interaction))),
    callText('await page.goto', [address], '  '),
    `  await page.waitForFunction(() => 'statechartPanel' in window);`,
    '  await page.evaluate(async () => {',
    `${indent}const { getDriver } = (window as unknown as Storybook).statechartPanel;`,
    ...drivers.made(indent),
    ...drivers.lines(indent, all),
    '  });',
    '});',
    '',
  ].join('\n');
}

/** A long title moves the arguments to separate lines, as the formatter does. */
function opening(title: string): string {
  const line = `test(${title}, async ({ page }) => {`;
  return line.length <= 100 ? line : `test(${title}, async ({\n  page,\n}) => {`;
}

const restart = (actor: string): Call => ({ actor, method: 'restarts', arguments: [] });

const head = [
  "import { test } from '@playwright/test';",
  '',
  'interface Driver {',
  '  reaches(path: string): Promise<void>;',
  '  sends(event: { type: string; [name: string]: unknown }): Promise<void>;',
  '  rejects(event: { type: string; [name: string]: unknown }): Promise<void>;',
  '  receives(operation: string, status: number | null): Promise<void>;',
  '  mocks(operation: string, choice: string): void;',
  '  advances(milliseconds: number): void;',
  '  restarts(): Promise<void>;',
  '}',
  '',
  'interface Storybook {',
  '  statechartPanel: { getDriver(id: string): Driver };',
  '}',
  '',
];
