import type { EventObject } from 'xstate';
import type { KnownActor } from './actors.ts';
import { browserTally } from './browser-tally.ts';
import { toPlainEvent } from './plain.ts';
import type { Run } from './player.ts';
import { chartOf } from './reading.ts';
import { wayToNew, type PlannedStep } from './search.ts';
import type { StoryWalk } from './story-walk.ts';
import { until } from './until.ts';
import { waitsOf } from './waits.ts';

/** Longer than the slow answer takes. */
const patience = 5000;
/** So often another way is looked for when things go otherwise. */
const mostPlans = 8;
/** So often the server may answer otherwise before an example stands in for it. */
const mostSurprises = 2;

/** Goes the shortest way to the next thing of an actor's chart that nobody walked in this browser. */
export const walkOn = (walk: StoryWalk, id: string): Promise<void> =>
  walk.player.play(async (run) => {
    const actor = walk.actors.find(id);
    if (!actor || actor.isFrozen) return;
    const surprises = new Map<string, number>();
    for (let plans = 0; plans < mostPlans; plans += 1) {
      const way = wayToNew(actor.snapshot(), browserTally(actor.chart));
      if (!way) {
        walk.say('info', 'From here nothing can be reached that was not walked in this browser.');
        return;
      }
      if (await go(walk, actor, way, surprises, run)) return;
    }
    walk.say('warning', 'The server answered otherwise each time: the way ends here.');
  });

/** Goes a way; answers whether it led where it was to lead. */
async function go(
  walk: StoryWalk,
  actor: KnownActor,
  way: readonly PlannedStep[],
  surprises: Map<string, number>,
  run: Run,
): Promise<boolean> {
  for (const [index, { event, state }] of way.entries()) {
    run.signal.throwIfAborted();
    run.progress(index, way.length);
    const key = JSON.stringify(toPlainEvent(event));
    const isMade = (surprises.get(key) ?? 0) >= mostSurprises || !hasCalls(walk, actor, event);
    const following = way[index + 1];
    if (following) pickFor(walk, actor, following.event);
    // An example must be there before the real answer: no turn of the loop is waited in between.
    const coming = bringAbout(walk, actor, event, isMade, run);
    if (coming) await coming;
    if (JSON.stringify(actor.snapshot().value) !== JSON.stringify(state.value)) {
      surprises.set(key, (surprises.get(key) ?? 0) + 1);
      return false;
    }
  }
  return true;
}

const answered = /^xstate\.(done|error)\.actor\.(.+)$/;

const callsOf = (walk: StoryWalk, { machine }: KnownActor, event: EventObject): string[] => {
  const [, , id] = answered.exec(event.type) ?? [];
  const { states } = chartOf(machine, walk.desk.contract?.operations ?? new Set());
  return states.flatMap(({ invokes }) =>
    invokes.flatMap((invoke) => (invoke.id === id ? invoke.calls : [])),
  );
};

/** Whether the server has a say in an event. */
const hasCalls = (walk: StoryWalk, actor: KnownActor, event: EventObject): boolean =>
  !answered.test(event.type) || callsOf(walk, actor, event).length > 0;

/** Has the server answer as the next step needs it, before it is asked. */
function pickFor(walk: StoryWalk, actor: KnownActor, event: EventObject): void {
  const [, kind] = answered.exec(event.type) ?? [];
  for (const operation of callsOf(walk, actor, event)) {
    const choices = walk.desk.choicesFor(operation);
    const wanted =
      kind === 'done'
        ? choices.find((choice) => choice.kind === 'success')
        : (choices.find(({ id }) => id === '500') ??
          choices.find((choice) => choice.kind === 'refusal'));
    if (wanted) walk.desk.queue([{ operation, choice: wanted.id }]);
  }
}

/** Brings an event about; answers what to wait for, when it is the server's to come. */
function bringAbout(
  walk: StoryWalk,
  actor: KnownActor,
  event: EventObject,
  isMade: boolean,
  run: Run,
): Promise<unknown> | undefined {
  const { type } = event;
  const [, kind, id] = answered.exec(type) ?? [];
  if (type.startsWith('xstate.after.')) passTime(walk, actor, type);
  else if (kind === undefined) walk.send(actor.id, event);
  else if (isMade) {
    const what = kind === 'done' ? 'answer' : 'refusal';
    walk.say('info', `The guide's example stands in for the ${what} that '${id}' waits for.`);
    actor.ref.send(event);
  } else {
    const before = run.heard.length;
    return until(
      () => run.heard.slice(before).some((step) => step.actor === actor.id),
      patience,
      () => `No answer has come to '${id}': the way ends here.`,
      run.signal,
    );
  }
  return undefined;
}

function passTime({ clock }: StoryWalk, { ref }: KnownActor, type: string): void {
  const wait = waitsOf(ref, clock.now()).find(
    ({ event, target }) => event.type === type && target === ref,
  );
  if (wait) clock.advance(wait.due - clock.now());
}
