import type { AnyStateMachine } from 'xstate';
import type { Command, PanelState, Step } from '../link/protocol.ts';
import { nothingYet } from '../link/protocol.ts';
import { obey } from '../walk/commands.ts';
import { beginWalk, currentWalk, line, surround } from '../walk/current.ts';
import { innermostPaths } from '../walk/places.ts';
import { Root } from '../walk/root.ts';
import { createStoryClock } from '../walk/story-parts.ts';
import type { StoryWalk } from '../walk/story-walk.ts';
import { until } from '../walk/until.ts';

/** A machine on the stage, with what `useWalkedActor` would be given. */
export interface Part {
  machine: AnyStateMachine;
  options?: Record<string, unknown>;
}

/** A story without a page: its actors stand where components would hold them. */
export interface Stage {
  walk: StoryWalk;
  /** What the panel shows now. */
  state: () => PanelState;
  obey: (command: Command) => Promise<void>;
  /** Puts a part on the stage; answers how to take it off. */
  show: (part: Part) => () => void;
  /** The innermost states of an actor, by path. */
  getStatePaths: (actor: string) => string;
  /** Waits for an actor to come to a place. */
  reaches: (actor: string, path: string) => Promise<void>;
  send: (actor: string, event: { type: string; [name: string]: unknown }) => void;
  /** `START → running` for each step on the way to the present. */
  way: () => string[];
  last: () => Step;
}

/** For `setUp`: the story's clock stands still at a time, to the millisecond. */
export function stillAt(time: number, timeZone?: string): void {
  createStoryClock(time, timeZone).stop();
  currentWalk().clock.set(time);
}

/**
 * Begins a story with these parts on the stage; more may be made in `setUp`, as a loader does. Its
 * parts are made anew when the walk begins again.
 */
export function stageOf(parts: readonly Part[], setUp?: () => void): Stage {
  let exits: (() => void)[] = [];
  const show = ({ machine, options = {} }: Part) => new Root(walk, machine, options).mount();
  surround({
    isReady: () => true,
    remount: () => {
      for (const exit of exits) exit();
      exits = parts.map(show);
    },
    restart: () => undefined,
  });
  const walk = beginWalk({ id: 'flows-test--walk', title: 'Flows/Test', name: 'Walk' });
  setUp?.();
  let state: PanelState = nothingYet;
  line.subscribe((slices) => {
    state = { ...state, ...slices };
  });
  exits = parts.map(show);
  const getStatePaths = (actor: string) => innermostPaths(walk.actors.find(actor)?.snapshot()).join(' + ');
  const name = (step: Step) =>
    `${step.event.type} → ${step.to.map((id) => id.split('.').at(-1)).join(' + ')}`;
  return {
    walk,
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
    send: (actor, event) => walk.actors.find(actor)?.ref.send(event),
    way: () => walk.steps.pathTo(walk.steps.head).map(name),
    last: () => walk.steps.all.at(-1) as Step,
  };
}
