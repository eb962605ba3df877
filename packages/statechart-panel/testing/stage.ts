import type { AnyStateMachine } from 'xstate';
import type { Command, PanelState, Step } from '../core/link/protocol.ts';
import { nothingYet } from '../core/link/protocol.ts';
import { obey } from '../core/steps/commands.ts';
import { startInteraction, getCurrentInteraction, line, surround } from '../core/steps/current.ts';
import { innermostPaths } from '../core/actors/active-states.ts';
import { Root } from '../core/actors/root.ts';
import { createStoryClock } from '../core/story/story-parts.ts';
import type { StoryPath } from '../core/steps/story-path.ts';
import { until } from '../core/steps/until.ts';

/** A machine on the stage, with the arguments of `useStoryActor`. */
export interface Part {
  machine: AnyStateMachine;
  options?: Record<string, unknown>;
}

/** A story without a page: it holds the actors in place of components. */
export interface Stage {
  interaction: StoryPath;
  /** The current state of the panel. */
  state: () => PanelState;
  obey: (command: Command) => Promise<void>;
  /** Puts a part on the stage; returns a function that removes it. */
  show: (part: Part) => () => void;
  /** The innermost states of an actor, by path. */
  getStatePaths: (actor: string) => string;
  /** Waits until an actor is in a state. */
  reaches: (actor: string, path: string) => Promise<void>;
  send: (actor: string, event: { type: string; [name: string]: unknown }) => void;
  /** `START → running` for each step up to the current one. */
  way: () => string[];
  last: () => Step;
}

/** For `setUp`: freezes the story's clock at a time, in milliseconds. */
export function freezeClockAt(time: number, timeZone?: string): void {
  createStoryClock(time, timeZone).stop();
  getCurrentInteraction().clock.set(time);
}

/**
 * Starts a story with these parts on the stage; `setUp` may create more, as a loader does. Its
 * parts are created again when the interaction restarts.
 */
export function createStage(parts: readonly Part[], setUp?: () => void): Stage {
  let exits: (() => void)[] = [];
  const show = ({ machine, options = {} }: Part) => new Root(interaction, machine, options).mount();
  surround({
    isReady: () => true,
    remount: () => {
      for (const exit of exits) exit();
      exits = parts.map(show);
    },
    restart: () => undefined,
  });
  const interaction = startInteraction({
    id: 'flows-test--interaction',
    title: 'Flows/Test',
    name: 'Interaction',
  });
  setUp?.();
  let state: PanelState = nothingYet;
  line.subscribe((slices) => {
    state = { ...state, ...slices };
  });
  exits = parts.map(show);
  const getStatePaths = (actor: string) =>
    innermostPaths(interaction.actors.find(actor)?.snapshot()).join(' + ');
  const name = (step: Step) =>
    `${step.event.type} → ${step.to.map((id) => id.split('.').at(-1)).join(' + ')}`;
  return {
    interaction,
    state: () => {
      line.flush();
      return state;
    },
    obey,
    show,
    getStatePaths,
    reaches: async (actor, path) => {
      await until(
        () => getStatePaths(actor) === path,
        2000,
        () => `'${actor}' is in '${getStatePaths(actor)}', not in '${path}'.`,
      );
    },
    send: (actor, event) => interaction.actors.find(actor)?.ref.send(event),
    way: () => interaction.steps.pathTo(interaction.steps.head).map(name),
    last: () => interaction.steps.all.at(-1) as Step,
  };
}
