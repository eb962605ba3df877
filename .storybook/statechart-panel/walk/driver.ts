import type { PlainEvent } from '../link/protocol.ts';
import { getCurrentInteraction } from './current.ts';
import { decide, doesSomething } from './deciding.ts';
import { innermostPaths } from './places.ts';
import { startOver } from './travel.ts';
import { until } from './until.ts';

/** Drives the actor of a chart, as the panel does: for tests that were exported from a walk. */
export interface InteractionDriver {
  /** Waits until this state, by its path, is one of the innermost active ones. */
  reaches: (path: string) => Promise<void>;
  sends: (event: PlainEvent) => Promise<void>;
  /** Sends an event with which the chart does nothing; throws where it does something. */
  rejects: (event: PlainEvent) => Promise<void>;
  /**
   * Waits for the next response to an operation, in the order in which they came, and throws where
   * its status is another one; null stands for no response.
   */
  receives: (operation: string, status: number | null) => Promise<void>;
  /** Picks what the server answers to the next call of an operation. */
  mocks: (operation: string, choice: string) => void;
  advances: (milliseconds: number) => void;
  /** Begins anew, once the story is at rest; what was picked stays picked. */
  restarts: () => Promise<void>;
}

/** Longer than any answer takes, the slow one included, on a busy machine. */
const patience = 15_000;

/**
 * A driver for an actor of the story that is rendered: by its name in the panel, which is its
 * chart's id where there is only one.
 */
export function getDriver(name: string): InteractionDriver {
  const actor = () =>
    getCurrentInteraction().actors.find(name) ?? getCurrentInteraction().actors.ofChart(name);
  const present = () => until(actor, patience, () => `This story has no actor '${name}'.`);
  return {
    reaches: async (path) => {
      await present();
      const paths = () => innermostPaths(actor()?.snapshot());
      await until(
        () => paths().includes(path),
        patience,
        () => `'${name}' is in '${paths().join(', ')}', not in '${path}'.`,
      );
    },
    sends: async (event) => {
      const { id } = await present();
      getCurrentInteraction().send(id, event);
    },
    rejects: async (event) => {
      const { id, snapshot } = await present();
      const isAccepted = doesSomething(decide(snapshot(), event));
      getCurrentInteraction().send(id, event);
      if (isAccepted) throw new Error(`'${name}' was to reject '${event.type}', and took it.`);
    },
    receives: async (operation, expected) => {
      // Until the story is rendered, the walk is an empty one, which receives nothing.
      await present();
      const interaction = getCurrentInteraction();
      const number = interaction.countExpected(operation);
      const { status } = await until(
        () => interaction.responsesTo(operation)[number - 1],
        patience,
        () => `No response to '${operation}' has come.`,
      );
      if (status === expected) return;
      const [found, meant] = [status, expected].map((each) => each ?? 'no response');
      throw new Error(`'${operation}' responded with ${found}, not with ${meant}.`);
    },
    mocks: (operation, choice) => {
      getCurrentInteraction().interceptor.override({ operation, choice, isPersistent: false });
    },
    advances: (milliseconds) => getCurrentInteraction().clock.advance(milliseconds),
    restarts: () => startOver(getCurrentInteraction()),
  };
}
