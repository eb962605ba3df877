/** Storybook's annotations of this addon: what happens around every story. */
import { createElement, Fragment, useSyncExternalStore, type ReactNode } from 'react';
import { FORCE_REMOUNT, STORY_FINISHED, STORY_RENDERED } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';
import { describeChart } from './chart/describe.ts';
import { layOut, warmUp } from './layout/lay-out.ts';
import { channelEvents } from './link/channel.ts';
import type { Command } from './link/protocol.ts';
import { obey } from './walk/commands.ts';
import { configuration, getTestModel } from './walk/configuration.ts';
import { startInteraction, getCurrentInteraction, line, surround } from './walk/current.ts';
import { getDriver } from './walk/driver.ts';
import { drawAhead, layChartsOutBy } from './walk/drawings.ts';
import { Screens } from './walk/screens.ts';

/** What Storybook hands a loader, as far as this addon looks at it. */
interface Context {
  id: string;
  title: string;
  name: string;
  parameters: { flow?: unknown };
  abortSignal: AbortSignal;
  reporting: { addReport: (report: Report) => unknown };
}

interface Report {
  type: string;
  version: number;
  status: 'passed';
  result: unknown;
}

layChartsOutBy(layOut);

const screens = new Screens();
let rendering: AbortSignal | null = null;
let isListening = false;
/** Whether the story's own play function has come to its end. */
let isPlayFinished = false;

/**
 * Runs before the loaders of the app, which make what a walk is walked in. Storybook runs loaders
 * again when an argument or the toolbar changes: that goes on with the same walk.
 */
function startFreshInteraction({
  id,
  title,
  name,
  parameters,
  abortSignal,
}: Context): Record<string, never> {
  listen();
  if (isManaged()) setUpFlow(getFlow(parameters));
  if (abortSignal !== rendering) {
    const { build } = configuration();
    startInteraction({
      id,
      title,
      name,
      ...getFlow(parameters),
      ...(build !== undefined && { build }),
    });
    isPlayFinished = false;
  }
  rendering = abortSignal;
  return {};
}

const getFlow = ({ flow }: Context['parameters']) => (typeof flow === 'string' ? { flow } : {});

/** Where a story says which chart it is of, that chart is laid out while the story is loaded. */
function setUpFlow({ flow }: { flow?: string }): void {
  const testModel = flow === undefined ? undefined : getTestModel(flow);
  if (testModel) drawAhead(describeChart(testModel.machine));
}

/** The panel is at the other end of Storybook's channel; a test run has none. */
function listen(): void {
  if (isListening || !addons.hasChannel()) return;
  isListening = true;
  const channel = addons.getChannel();
  // A panel says hello once. It may do so before this page is there, and the page may be loaded
  // again after that: where a manager is around it, the page speaks without being asked.
  const speak = onlyOnce(() => {
    line.subscribe((slices) => channel.emit(channelEvents.slices, slices));
  });
  if (isManaged()) {
    warmUp();
    speak();
  }
  channel.on(channelEvents.command, (command: Command) => {
    speak();
    void obey(command);
  });
  for (const end of [STORY_RENDERED, STORY_FINISHED]) {
    channel.on(end, () => {
      isPlayFinished = true;
    });
  }
  surround({
    isReady: () => isPlayFinished,
    remount: () => screens.renew(),
    restart: () => {
      channel.emit(FORCE_REMOUNT, { storyId: getCurrentInteraction().story?.id });
    },
  });
}

function onlyOnce(run: () => void): () => void {
  let isDone = false;
  return () => {
    if (!isDone) run();
    isDone = true;
  };
}

/** Whether Storybook's manager is around the page, and not a test run or nothing at all. */
const isManaged = (): boolean =>
  globalThis.parent !== globalThis.window && !('__vitest_browser__' in globalThis);

/** The story's screen, which a walk may take away and put there anew. */
function Screen({ children }: { children: ReactNode }): ReactNode {
  const number = useSyncExternalStore(screens.subscribe, screens.current, screens.current);
  return createElement(Fragment, { key: number }, children);
}

// The panel may speak before there is a story.
listen();

export const loaders = [startFreshInteraction];

export const decorators = [
  (Story: () => ReactNode): ReactNode => createElement(Screen, null, createElement(Story)),
];

/** Leaves what the story has walked with the test run. */
export const afterEach = ({ reporting }: Context): void => {
  const result = getCurrentInteraction().tally.covered();
  if (Object.keys(result).length === 0) return;
  void reporting.addReport({ type: 'statechart', version: 1, status: 'passed', result });
};

// For a browser test, which reaches the page alone.
Object.assign(globalThis, { statechartPanel: { getDriver } });
