import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import {
  beginning,
  move,
  rejectedStart,
  buildTestInteraction,
} from '../../testing/test-interactions.ts';
import { playFunction } from './play-function.ts';
import { playwrightTest } from './playwright.ts';

const failedBeginning = buildTestInteraction(
  move('xstate.init', 'checking', { origin: 'start' }),
  move('xstate.error.actor.getClockWorkMini', 'unavailable', {
    mocks: [{ operation: 'getClockWorkMini', choice: '500' }],
  }),
);

describe('an interaction exported as a play function', () => {
  it('the play function sends events, selects responses and waits', () => {
    expect(playFunction(rejectedStart)).toBe(`play: async () => {
  const driver = getDriver('mini-timer');
  await driver.reaches('stopped');
  driver.mocks('startMiniEntry', '409');
  await driver.sends({ type: 'START' });
  await driver.reaches('unavailable');
},
`);
  });

  it('the play function selects a different response to the first call before the story starts', () => {
    expect(playFunction(failedBeginning)).toBe(`beforeEach: () => {
  const driver = getDriver('mini-timer');
  driver.mocks('getClockWorkMini', '500');
},
play: async () => {
  const driver = getDriver('mini-timer');
  await driver.reaches('unavailable');
},
`);
  });

  it('the play function names each of multiple actors', () => {
    const child = { ...move('GO', 'done', { origin: 'panel', at: 90_000 }), actor: 'mini-timer 2' };
    expect(playFunction(buildTestInteraction(...beginning, child))).toBe(`play: async () => {
  const miniTimerDriver = getDriver('mini-timer');
  const miniTimer2Driver = getDriver('mini-timer 2');
  await miniTimerDriver.reaches('stopped');
  miniTimer2Driver.advances(90_000);
  await miniTimer2Driver.sends({ type: 'GO' });
  await miniTimer2Driver.reaches('done');
},
`);
  });

  it('the play function of an interaction without steps is empty', () => {
    expect(playFunction(buildTestInteraction())).toBe('play: async () => {},\n');
  });
});

describe('an interaction exported as a Playwright test', () => {
  const head = `import { test } from '@playwright/test';

interface Driver {
  reaches(path: string): Promise<void>;
  sends(event: { type: string; [name: string]: unknown }): Promise<void>;
  rejects(event: { type: string; [name: string]: unknown }): Promise<void>;
  receives(operation: string, status: number | null): Promise<void>;
  mocks(operation: string, choice: string): void;
  advances(milliseconds: number): void;
  restarts(): Promise<void>;
}

interface Storybook {
  statechartPanel: { getDriver(id: string): Driver };
}

`;

  it('the Playwright test opens the story and repeats the interaction in its page', () => {
    expect(playwrightTest(rejectedStart)).toBe(`${head}\
test('flows-mini-timer--interaction reaches unavailable', async ({ page }) => {
  await page.goto('iframe.html?id=flows-mini-timer--interaction&viewMode=story');
  await page.waitForFunction(() => 'statechartPanel' in window);
  await page.evaluate(async () => {
    const { getDriver } = (window as unknown as Storybook).statechartPanel;
    const driver = getDriver('mini-timer');
    await driver.reaches('stopped');
    driver.mocks('startMiniEntry', '409');
    await driver.sends({ type: 'START' });
    await driver.reaches('unavailable');
  });
});
`);
  });

  it('the Playwright test restarts the story if its first call gets a different response', () => {
    expect(playwrightTest(failedBeginning)).toContain(`\
    const driver = getDriver('mini-timer');
    driver.mocks('getClockWorkMini', '500');
    await driver.restarts();
    await driver.reaches('unavailable');
`);
  });

  it('the Playwright test of a story with an unusual name has one valid address and one title', () => {
    const text = playwrightTest({ ...rejectedStart, story: "a'b&c=d" });
    expect(text).toContain(`test("a'b&c=d reaches unavailable", `);
    expect(text).toContain(`page.goto("iframe.html?id=a'b%26c%3Dd&viewMode=story")`);
  });
});

describe('an exported interaction with a long path', () => {
  const far = buildTestInteraction(move('GO', `far.${'away'.repeat(20)}`, { origin: 'panel' }));

  it('a long Playwright test title is wrapped as the formatter wraps it', () => {
    expect(playwrightTest(far)).toMatch(/away', async \({\n {2}page,\n}\) => {\n {2}await/);
  });

  it('long lines are wrapped at the same points as within a story', () => {
    const reaches = (path: string) =>
      playFunction(buildTestInteraction(move('xstate.init', path, { origin: 'start' }))).split(
        '\n',
      )[2];
    const room = 100 - "    await driver.reaches('');".length;
    expect(reaches('x'.repeat(room))).toBe(`  await driver.reaches('${'x'.repeat(room)}');`);
    expect(reaches('x'.repeat(room + 1))).toBe('  await driver.reaches(');
  });
});

describe('an event in source text', () => {
  const send = (event: Record<string, never> | object) =>
    playFunction(
      buildTestInteraction(move('', '', { origin: 'panel', event: { type: 'X', ...event } })),
    );
  const lines = (event: object) => send(event).split('\n').slice(2, -2).join('\n');

  it.each([
    [{ text: "it's" }, `  await driver.sends({ type: 'X', text: "it's" });`],
    [{ text: `'"` }, String.raw`  await driver.sends({ type: 'X', text: '\'"' });`],
    [{ text: 'a\nb\\c' }, String.raw`  await driver.sends({ type: 'X', text: 'a\nb\\c' });`],
    [
      { text: '\u2028\u202E' },
      String.raw`  await driver.sends({ type: 'X', text: '\u2028\u202e' });`,
    ],
    [{ 'a-b': 1, $c: 2, '3': 3 }, `  await driver.sends({ '3': 3, type: 'X', 'a-b': 1, $c: 2 });`],
    [
      { n: 12_345, m: 0.5, k: 1e21 },
      `  await driver.sends({ type: 'X', n: 12_345, m: 0.5, k: 1e21 });`,
    ],
    [
      { l: [], o: {}, t: [true, null] },
      `  await driver.sends({ type: 'X', l: [], o: {}, t: [true, null] });`,
    ],
  ])('the event is written as plain data: %j', (event, line) => {
    expect(lines(event)).toBe(line);
  });

  it('a “__proto__” key of the event is written as an ordinary key', () => {
    const event: object = JSON.parse('{"__proto__":{"a":1}}');
    expect(lines({ deep: event })).toBe(
      `  await driver.sends({ type: 'X', deep: { ['__proto__']: { a: 1 } } });`,
    );
  });

  it.each([
    "'}); alert(1); ({",
    '${alert(1)}`',
    '*/ alert(1) /*',
    '</script><script>alert(1)</script>',
    'a\r\n});alert(1)//',
  ])('the event stays plain data if its name is %j', (type) => {
    const source = playFunction(buildTestInteraction(move(type, '', { origin: 'panel' })));
    const literal = /sends\((.*)\);\n},\n$/s.exec(source)?.[1] ?? '';
    // Evaluated by the JavaScript engine, the literal gives exactly the name.
    const read: unknown = runInNewContext(`(${literal})`);
    expect(JSON.stringify(read)).toBe(JSON.stringify({ type }));
  });

  it('a long event is wrapped as the formatter wraps it', () => {
    const event = {
      description: 'A description that is long enough to fill most of a line of text',
      entries: [
        { id: 1, name: 'one' },
        { id: 2, name: 'two' },
      ],
      hours: [1, 2, 3],
    };
    expect(lines(event)).toBe(`  await driver.sends({
    type: 'X',
    description: 'A description that is long enough to fill most of a line of text',
    entries: [
      { id: 1, name: 'one' },
      { id: 2, name: 'two' },
    ],
    hours: [1, 2, 3],
  });`);
  });
});
