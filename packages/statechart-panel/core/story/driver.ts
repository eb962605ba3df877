import type { PlainEvent } from '../link/protocol.ts';
import { getCurrentInteraction } from '../steps/current.ts';
import { decide, doesSomething } from '../actors/deciding.ts';
import { innermostPaths } from '../actors/active-states.ts';
import { startOver } from '../steps/travel.ts';
import { until } from '../steps/until.ts';

/** Drives the actor of a chart like the panel does, for tests exported from an interaction. */
export interface InteractionDriver {
  /** Waits until the state with this path is one of the innermost active ones. */
  reaches: (path: string) => Promise<void>;
  sends: (event: PlainEvent) => Promise<void>;
  /** Sends an event that the chart must ignore; throws if it has an effect. */
  rejects: (event: PlainEvent) => Promise<void>;
  /**
   * Waits for the next response to an operation, in order of arrival, and throws if its status
   * differs; null stands for no response.
   */
  receives: (operation: string, status: number | null) => Promise<void>;
  /** Selects the response to the next call of an operation. */
  mocks: (operation: string, choice: string) => void;
  advances: (milliseconds: number) => void;
  /** Restarts the story once it is idle; selected responses stay selected. */
  restarts: () => Promise<void>;
}

/** In ms; longer than any response takes, including the slow one, on a busy machine. */
const patience = 15_000;

/**
 * A driver for an actor of the rendered story: by its name in the panel, which is the chart's id if
 * there is only one.
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
      if (isAccepted)
        throw new Error(`Expected '${name}' to reject '${event.type}', but it accepted the event.`);
    },
    receives: async (operation, expected) => {
      // Until the story is rendered, the interaction is an empty one, which receives nothing.
      await present();
      const interaction = getCurrentInteraction();
      const number = interaction.countExpected(operation);
      const { status } = await until(
        () => interaction.responsesTo(operation)[number - 1],
        patience,
        () => `No response to '${operation}' arrived.`,
      );
      if (status === expected) return;
      const [found, meant] = [status, expected].map((each) => each ?? 'no response');
      throw new Error(
        `Expected '${operation}' to respond with ${meant}, but it responded with ${found}.`,
      );
    },
    mocks: (operation, choice) => {
      getCurrentInteraction().interceptor.override({ operation, choice, isPersistent: false });
    },
    advances: (milliseconds) => getCurrentInteraction().clock.advance(milliseconds),
    restarts: () => startOver(getCurrentInteraction()),
  };
}
