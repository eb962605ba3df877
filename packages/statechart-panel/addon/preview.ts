/** The Storybook annotations of this addon, which wrap every story. */
import { createElement, Fragment, useSyncExternalStore, type ReactNode } from 'react';
import { FORCE_REMOUNT, STORY_FINISHED, STORY_RENDERED } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';
import { describeChart } from '../core/chart/describe.ts';
import { layOut, warmUp } from '../core/layout/lay-out.ts';
import { channelEvents } from '../core/link/channel.ts';
import type { Command } from '../core/link/protocol.ts';
import { obey } from '../core/steps/commands.ts';
import { configuration, getTestModel } from '../core/story/configuration.ts';
import { startInteraction, getCurrentInteraction, line, surround } from '../core/steps/current.ts';
import { getDriver } from '../core/story/driver.ts';
import { drawAhead, layChartsOutBy } from '../core/story/drawings.ts';
import { Screens } from '../core/story/screens.ts';

/** The part of a Storybook loader's context that this addon uses. */
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
/** Whether the story's own play function has finished. */
let isPlayFinished = false;

/**
 * Runs before the app's loaders, which create the data of the interaction. Storybook runs loaders
 * again when an argument or the toolbar changes; the interaction then continues.
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

/** Lays out the chart of a story while the story loads, if the story names it. */
function setUpFlow({ flow }: { flow?: string }): void {
  const testModel = flow === undefined ? undefined : getTestModel(flow);
  if (testModel) drawAhead(describeChart(testModel.machine));
}

/** The panel is at the other end of Storybook's channel; a test run has no channel. */
function listen(): void {
  if (isListening || !addons.hasChannel()) return;
  isListening = true;
  const channel = addons.getChannel();
  // A panel sends hello only once, possibly before this page exists, and the page may reload later.
  // Inside a manager, the page therefore sends its state without a request.
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

/** Whether the page runs inside Storybook's manager, and not in a test run or on its own. */
const isManaged = (): boolean =>
  globalThis.parent !== globalThis.window && !('__vitest_browser__' in globalThis);

/** The story's screen, which an interaction may unmount and mount again. */
function Screen({ children }: { children: ReactNode }): ReactNode {
  const number = useSyncExternalStore(screens.subscribe, screens.current, screens.current);
  return createElement(Fragment, { key: number }, children);
}

// The panel may send commands before there is a story.
listen();

export const loaders = [startFreshInteraction];

export const decorators = [
  (Story: () => ReactNode): ReactNode => createElement(Screen, null, createElement(Story)),
];

/** Reports the story's coverage to the test run. */
export const afterEach = ({ reporting }: Context): void => {
  const result = getCurrentInteraction().tally.covered();
  if (Object.keys(result).length === 0) return;
  void reporting.addReport({ type: 'statechart', version: 1, status: 'passed', result });
};

// For browser tests, which can access only the page.
Object.assign(globalThis, { statechartPanel: { getDriver } });
