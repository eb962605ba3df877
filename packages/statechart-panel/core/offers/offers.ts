import type { AnyMachineSnapshot, AnyTransitionDefinition, EventObject } from 'xstate';
import { activeNodes } from '../xstate-internals.ts';
import { guardName } from '../chart/names.ts';
import type { Offer, Possibility } from '../link/protocol.ts';
import { configuration, getTestModel } from '../story/configuration.ts';
import { decide, doesSomething, type Decision } from '../actors/deciding.ts';
import { fillIn, noFacts, type FilledExample, type InteractionFacts } from '../actors/known.ts';
import type { TestModel } from '../story/test-model.ts';
import { toPlainEvent } from '../actors/plain.ts';
import { transitionKeys } from '../actors/actor-machine.ts';

/** An event that may be sent, and its effect. */
export interface Chance {
  event: EventObject;
  decision: Decision;
  isPossible: boolean;
  /** It names a record that no response contained. */
  isUnknown: boolean;
}

const isOwn = (type: string) => type.startsWith('xstate.');

/** The examples of every event that an active state handles, the possible ones first. */
export function getChances(
  snapshot: AnyMachineSnapshot,
  facts: InteractionFacts = noFacts,
): Map<string, [Chance, ...Chance[]]> {
  if (snapshot.status !== 'active') return new Map();
  const examples = examplesAt(snapshot, facts);
  return new Map(
    typesAt(
      snapshot,
      examples.map(({ event }) => event),
    ).map((type) => {
      const mine = examples.filter(({ event }) => event.type === type);
      const known = mine.filter(({ isUnknown }) => !isUnknown);
      // An event with a record unknown to the server is offered only when there is no other.
      const [first = { event: { type }, isUnknown: false }] = mine;
      const chances = (known.length > 0 ? known : [first]).map(({ event, isUnknown }): Chance => {
        const decision = decide(snapshot, event);
        return { event, decision, isPossible: !isUnknown && doesSomething(decision), isUnknown };
      });
      return [type, chances.toSorted(possibleFirst) as [Chance, ...Chance[]]];
    }),
  );
}

const possibleFirst = (a: Chance, b: Chance) => Number(b.isPossible) - Number(a.isPossible);

/**
 * The events that the panel offers: possible ones first, and user events before events of the app.
 */
export function listOffers(
  snapshot: AnyMachineSnapshot,
  facts: InteractionFacts = noFacts,
): Offer[] {
  const appEvents = configuration().appEvents ?? [];
  const keys = transitionKeys(snapshot.machine);
  const offers = [...getChances(snapshot, facts)].map(([type, chances]): Offer => {
    const [{ decision, isPossible, isUnknown }] = chances;
    const [taken] = decision.taken;
    return {
      type,
      examples: chances.map(({ event }) => toPlainEvent(event)),
      isPossible,
      rejectedBy: isPossible || isUnknown ? null : getName(decision.rejected[0]),
      takes: isPossible && taken ? (keys.get(taken) ?? null) : null,
      ...(isUnknown && { isUnknown }),
      ...(appEvents.includes(type) && { isByApp: true as const }),
    };
  });
  const rank = ({ isPossible, isByApp }: Offer) =>
    Number(!isPossible) * 2 + Number(isByApp ?? false);
  return offers.toSorted((a, b) => rank(a) - rank(b));
}

const getName = (rejected: AnyTransitionDefinition | undefined): string | null =>
  rejected?.guard === undefined ? null : guardName(rejected.guard);

/** Whether each transition of the active states can be taken now, and if not, why. */
export function getPossibilities(
  snapshot: AnyMachineSnapshot,
  facts: InteractionFacts = noFacts,
): Record<string, Possibility> {
  if (snapshot.status !== 'active') return {};
  const chances = getChances(snapshot, facts);
  const active = new Set(activeNodes(snapshot));
  const keys = [...transitionKeys(snapshot.machine)];
  return Object.fromEntries(
    keys.flatMap(([definition, key]) =>
      active.has(definition.source)
        ? [[key, getPossibility(definition, chances.get(definition.eventType), keys)]]
        : [],
    ),
  );
}

function getPossibility(
  definition: AnyTransitionDefinition,
  chances: readonly Chance[] | undefined,
  keys: readonly [AnyTransitionDefinition, string][],
): Possibility {
  if (!chances) return { is: 'awaited' };
  const takes = ({ decision }: Chance) => decision.taken.includes(definition);
  if (chances.some((chance) => chance.isPossible && takes(chance))) return { is: 'possible' };
  if (chances.some(({ decision }) => decision.rejected.includes(definition))) {
    return { is: 'rejected', guard: getName(definition) ?? '' };
  }
  const [first] = chances.flatMap(({ decision }) => decision.taken);
  return { is: 'preceded', by: keys.find(([each]) => each === first)?.[1] ?? '' };
}

/** Events from the current context first, then those of the test model, without duplicates. */
function examplesAt(
  { machine, context }: AnyMachineSnapshot,
  facts: InteractionFacts,
): FilledExample[] {
  const testModel = getTestModel(machine.id);
  const available = atHand(testModel?.atHand, context, facts);
  const all = [...available, ...(testModel?.events ?? [])];
  const known = new Map<string, FilledExample>();
  for (const event of all) {
    if (isOwn(event.type)) continue;
    const filled = fillIn(event, context, facts);
    // The test model's example for this state is better than one with replaced ids.
    if (filled.isFilled && available.some(({ type }) => type === event.type)) continue;
    if (filled.isFilled && testModel?.onlyAtHand?.includes(event.type)) filled.isUnknown = true;
    const text = JSON.stringify(toPlainEvent(filled.event));
    if (!known.has(text)) known.set(text, filled);
  }
  return [...known.values()];
}

/** A test model may throw in a context that it does not expect; it then offers nothing. */
function atHand(
  offer: TestModel['atHand'],
  context: unknown,
  facts: InteractionFacts,
): readonly EventObject[] {
  try {
    return offer?.(context as never, facts) ?? [];
  } catch {
    return [];
  }
}

/**
 * The event types that active states handle; a wildcard stands for the types that have examples.
 */
function typesAt(snapshot: AnyMachineSnapshot, examples: readonly EventObject[]): string[] {
  const descriptors = activeNodes(snapshot)
    .toSorted((a, b) => a.order - b.order)
    .flatMap((node) => [...node.transitions.keys()])
    .filter((type) => !isOwn(type));
  const plain = descriptors.filter((type) => !type.endsWith('*'));
  const hasWildcard = plain.length < descriptors.length;
  return [...new Set([...plain, ...(hasWildcard ? examples.map(({ type }) => type) : [])])];
}

/** The original event for one that the panel sends, since the panel has only its plain data. */
export function findOriginal(
  snapshot: AnyMachineSnapshot,
  plain: EventObject,
  facts: InteractionFacts = noFacts,
): EventObject {
  const text = JSON.stringify(plain);
  const same = examplesAt(snapshot, facts).find(
    ({ event }) => JSON.stringify(toPlainEvent(event)) === text,
  );
  return same?.event ?? plain;
}
