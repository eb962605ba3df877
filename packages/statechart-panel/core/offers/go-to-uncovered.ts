import type { EventObject } from 'xstate';
import { activeNodes } from '../xstate-internals.ts';
import type { KnownActor } from '../actors/actors.ts';
import { browserTally } from '../coverage/browser-tally.ts';
import { toPlainEvent } from '../actors/plain.ts';
import type { Run } from '../steps/player.ts';
import { getChart } from '../actors/actor-machine.ts';
import { wayToInvoke, wayToNew, type PlannedStep } from './search.ts';
import type { StoryPath } from '../steps/story-path.ts';
import { goBack } from '../steps/travel.ts';
import { until } from '../steps/until.ts';
import { listWaits } from '../actors/waits.ts';

/** In ms; longer than the slow response takes. */
const patience = 5000;
/** The maximum number of new paths that are planned when a response differs from the plan. */
const maxPlans = 8;
/** The number of unexpected responses before the test model's example is used instead. */
const maxSurprises = 2;

/** A path, and the server's response at its end. */
interface Way {
  steps: readonly PlannedStep[];
  response: PlannedResponse | null;
}

interface PlannedResponse {
  operation: string;
  choice: string;
}

/**
 * Takes the shortest path to the next part of an actor's chart that is not covered in this browser.
 */
export const goToUncovered = (interaction: StoryPath, id: string): Promise<void> =>
  interaction.player.play(async (run) => {
    if (interaction.actors.find(id)?.isFrozen ?? true) return;
    const surprises = new Map<string, number>();
    for (let plans = 0; plans < maxPlans; plans += 1) {
      const way = nextWay(interaction, id) ?? (await wayFromTheStart(interaction, id));
      // Going back replaces the actor, so it must be looked up again.
      const actor = interaction.actors.find(id);
      if (!actor || !way) {
        interaction.notify('info', nothingNew);
        return;
      }
      if (await go(interaction, actor, way, surprises, run)) return;
    }
    interaction.notify('warning', 'The server responded differently each time. Stopped here.');
  });

const nothingNew =
  'Everything reachable from here or from the start is already covered in this browser.';

/**
 * Goes back to the actor's start to open a branch; returns to the current step when nothing new is
 * reachable.
 */
async function wayFromTheStart(interaction: StoryPath, id: string): Promise<Way | null> {
  const { head } = interaction.steps;
  const start = interaction.steps.all.find(
    ({ actor, origin }) => actor === id && origin === 'start',
  );
  if (head === null || !start || !(await goBack(interaction, start.id))) return null;
  const way = nextWay(interaction, id);
  if (!way) await goBack(interaction, head);
  return way;
}

/** States, transitions and rejections first; then the responses that calls have not had. */
function nextWay(interaction: StoryPath, id: string): Way | null {
  const actor = interaction.actors.find(id);
  if (!actor) return null;
  const steps = wayToNew(actor.snapshot(), browserTally(actor.chart), interaction.facts);
  return steps ? { steps, response: null } : findPathToResponse(interaction, actor);
}

function findPathToResponse(interaction: StoryPath, actor: KnownActor): Way | null {
  const { outcomes } = browserTally(actor.chart);
  const missing = (operation: string): string | undefined =>
    interaction.interceptor
      .choicesFor(operation)
      .find(({ id }) => !outcomes.has(`${operation} ${id}`))?.id;
  const open = getInvokes(interaction, actor).filter(({ calls }) => calls.some(missing));
  const steps = wayToInvoke(actor.snapshot(), new Set(open.map(({ id }) => id)), interaction.facts);
  const end = steps?.at(-1)?.state;
  if (!steps || !end) return null;
  const entered = new Set(activeNodes(end).flatMap(({ invoke }) => invoke.map(({ id }) => id)));
  const calls = open.filter(({ id }) => entered.has(id)).flatMap((invoke) => invoke.calls);
  const operation = calls.find(missing);
  if (operation === undefined) return null;
  return { steps, response: { operation, choice: missing(operation) ?? '' } };
}

/** Follows a path; returns whether it led to the expected state. */
async function go(
  interaction: StoryPath,
  actor: KnownActor,
  { steps: way, response }: Way,
  surprises: Map<string, number>,
  run: Run,
): Promise<boolean> {
  for (const [index, { event, state }] of way.entries()) {
    run.signal.throwIfAborted();
    run.progress(index, way.length);
    const key = JSON.stringify(toPlainEvent(event));
    const isMade =
      (surprises.get(key) ?? 0) >= maxSurprises || !hasCalls(interaction, actor, event);
    const following = way[index + 1];
    if (following) overrideFor(interaction, actor, following.event);
    else if (response) interaction.interceptor.queue([response]);
    const received = run.received.length;
    // An example must be sent before the real response arrives, so there is no `await` in between.
    const coming = bringAbout(interaction, actor, event, isMade, run);
    if (coming) await coming;
    if (JSON.stringify(actor.snapshot().value) !== JSON.stringify(state.value)) {
      surprises.set(key, (surprises.get(key) ?? 0) + 1);
      return false;
    }
    if (!following && response) await sendResponse(response, actor, received, run);
  }
  return true;
}

/** Waits until the server has responded and the actor has received the response. */
const sendResponse = (
  { operation }: PlannedResponse,
  actor: KnownActor,
  received: number,
  run: Run,
) =>
  until(
    () =>
      run.received
        .slice(received)
        .some(
          ({ actor: id, exchanges }) =>
            id === actor.id && exchanges.some((exchange) => exchange.operation === operation),
        ),
    patience,
    () => `No response to '${operation}' arrived. Stopped here.`,
    run.signal,
  );

const responded = /^xstate\.(done|error)\.actor\.(.+)$/;

const getInvokes = (interaction: StoryPath, { machine }: KnownActor) =>
  getChart(machine, interaction.interceptor.contract?.operations ?? new Set()).states.flatMap(
    ({ invokes }) => invokes,
  );

const getCalls = (interaction: StoryPath, actor: KnownActor, event: EventObject): string[] => {
  const [, , id] = responded.exec(event.type) ?? [];
  return getInvokes(interaction, actor).flatMap((invoke) => (invoke.id === id ? invoke.calls : []));
};

/** Whether an event depends on the server. */
const hasCalls = (interaction: StoryPath, actor: KnownActor, event: EventObject): boolean =>
  !responded.test(event.type) || getCalls(interaction, actor, event).length > 0;

/** Selects the response that the next step needs, before it is requested. */
function overrideFor(interaction: StoryPath, actor: KnownActor, event: EventObject): void {
  const [, kind] = responded.exec(event.type) ?? [];
  for (const operation of getCalls(interaction, actor, event)) {
    const choices = interaction.interceptor.choicesFor(operation);
    const expected =
      kind === 'done'
        ? choices.find((choice) => choice.kind === 'success')
        : (choices.find(({ id }) => id === '500') ??
          choices.find((choice) => choice.kind === 'error'));
    if (expected) interaction.interceptor.queue([{ operation, choice: expected.id }]);
  }
}

/** Triggers an event; returns a promise if the event must come from the server. */
function bringAbout(
  interaction: StoryPath,
  actor: KnownActor,
  event: EventObject,
  isMade: boolean,
  run: Run,
): Promise<unknown> | undefined {
  const { type } = event;
  const [, kind, id] = responded.exec(type) ?? [];
  if (type.startsWith('xstate.after.')) passTime(interaction, actor, type);
  else if (kind === undefined) interaction.send(actor.id, event);
  else if (isMade) {
    const what = kind === 'done' ? 'response' : 'error';
    interaction.notify('info', `Used the test model's example as the ${what} of '${id}'.`);
    actor.ref.send(event);
  } else {
    const before = run.received.length;
    return until(
      () => run.received.slice(before).some((step) => step.actor === actor.id),
      patience,
      () => `No response from '${id}' arrived. Stopped here.`,
      run.signal,
    );
  }
  return undefined;
}

function passTime({ clock }: StoryPath, { ref }: KnownActor, type: string): void {
  const wait = listWaits(ref, clock.now()).find(
    ({ event, target }) => event.type === type && target === ref,
  );
  if (wait) clock.advance(wait.due - clock.now());
}
