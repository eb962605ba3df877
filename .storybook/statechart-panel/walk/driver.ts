import { currentWalk } from './current.ts';
import { innermostPaths } from './places.ts';
import { until } from './until.ts';
import type { PlainEvent } from '../link/protocol.ts';

/** Drives the actor of a chart, as the panel does: for tests that were exported from a walk. */
export interface WalkDriver {
  /** Waits until this state, by its path, is one of the innermost active ones. */
  reaches: (path: string) => Promise<void>;
  sends: (event: PlainEvent) => Promise<void>;
  /** Picks what the server answers to the next call of an operation. */
  answers: (operation: string, choice: string) => void;
  advances: (milliseconds: number) => void;
}

/** Longer than any answer takes, the slow one included, on a busy machine. */
const patience = 15_000;

/** A driver for the actor of this chart in the story that is rendered. */
export function walkOf(chart: string): WalkDriver {
  const actor = () => currentWalk().actors.ofChart(chart);
  const present = () =>
    until(actor, patience, () => `This story has no actor of the chart '${chart}'.`);
  return {
    reaches: async (path) => {
      await present();
      const paths = () => innermostPaths(actor()?.snapshot());
      await until(
        () => paths().includes(path),
        patience,
        () => `'${chart}' is in ${paths().join(', ')}, not in '${path}'.`,
      );
    },
    sends: async (event) => {
      const { id } = await present();
      currentWalk().send(id, event);
    },
    answers: (operation, choice) => {
      currentWalk().desk.pick({ operation, choice, isKept: false });
    },
    advances: (milliseconds) => currentWalk().clock.advance(milliseconds),
  };
}
