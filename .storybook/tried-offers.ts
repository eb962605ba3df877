import type { Exchange, Json, Offer, PlainEvent } from '@atrium/statechart-panel/core';
import { listOffers } from '@atrium/statechart-panel/core';
import { innermostPaths } from '@atrium/statechart-panel/core';
import type { StoryPath } from '@atrium/statechart-panel/core';
import { travel } from '@atrium/statechart-panel/core';
import { settle } from './open-interactions.ts';

/**
 * Codes with which the server rejects valid events by a documented rule: nothing starts while an
 * entry is running since yesterday (CLOCK-024), and no review is submitted without its required
 * answers (REVW-040), and no client is reminded without a review that waits for them (REVW-080).
 */
const documentedRejections: ReadonlySet<unknown> = new Set([
  'staleRunning',
  'answerRequired',
  'nothingForClient',
]);

/** `npm run offers` tries more than `npm test`, which has no time for all. */
const isThorough = import.meta.env.MODE === 'thorough';

/** Examples of an event in one state: each row of a list would add one. */
const maxExamples = isThorough ? 4 : 2;

/** Maximum number of states per interaction from which offers are tried, nearest first. */
const limit = isThorough ? 40 : 8;

/**
 * Sends every example that the panel offers, in each state that examples lead to. Returns the
 * examples that the server rejects as unknown: their calls failed with 400 or 404.
 */
export async function findInvalidOffers(interaction: StoryPath): Promise<string[]> {
  const invalid: string[] = [];
  const tried = new Set<string>();
  const known = new Set([buildStateKey(interaction)]);
  const queue = [interaction.steps.head];
  for (let step = queue.shift(); step && known.size <= limit; step = queue.shift()) {
    await travel(interaction, step);
    for (const { actor, offer, event } of getExamples(interaction)) {
      const name = `${actor} ${offer.takes} ${JSON.stringify(event)}`;
      if (tried.has(name)) continue;
      tried.add(name);
      if (interaction.steps.head !== step) await travel(interaction, step);
      invalid.push(...(await send(interaction, actor, event)));
      const stateKey = buildStateKey(interaction);
      const { head } = interaction.steps;
      if (known.has(stateKey) || head === null || head === step) continue;
      known.add(stateKey);
      queue.push(head);
    }
  }
  return invalid;
}

interface Example {
  actor: string;
  offer: Offer;
  event: PlainEvent;
}

const getExamples = ({ actors, facts }: StoryPath): Example[] =>
  actors
    .all()
    .filter(({ isFrozen, isUnmounted }) => !isFrozen && !isUnmounted)
    .flatMap(({ id, snapshot }) =>
      listOffers(snapshot(), facts)
        .filter(({ isPossible }) => isPossible)
        .flatMap((offer) =>
          offer.examples.slice(0, maxExamples).map((event) => ({ actor: id, offer, event })),
        ),
    );

async function send(interaction: StoryPath, actor: string, event: PlainEvent): Promise<string[]> {
  const before = new Set(getExchanges(interaction));
  interaction.send(actor, event);
  await settle(interaction);
  return getExchanges(interaction)
    .filter((exchange) => !before.has(exchange))
    .filter(({ status }) => status === 400 || status === 404)
    .filter(({ response }) => !documentedRejections.has(getCode(response)))
    .map(
      ({ operation, status, response }) =>
        `${actor} ${JSON.stringify(event)}: ${operation} ${status} ${JSON.stringify(response)}`,
    );
}

const getCode = (response: Json): unknown =>
  typeof response === 'object' && response !== null && 'code' in response ? response.code : null;

/** Includes steps that were repeated: each exchange is a separate object. */
const getExchanges = ({ steps }: StoryPath): Exchange[] =>
  steps.all.flatMap(({ exchanges }) => exchanges);

/**
 * The innermost states of all actors and the outcome of each event there: a form may have become
 * valid.
 */
const buildStateKey = ({ actors, facts }: StoryPath): string =>
  actors
    .all()
    .filter(({ isUnmounted, isFrozen }) => !isUnmounted && !isFrozen)
    .flatMap(({ id, snapshot }) => [
      `${id}: ${innermostPaths(snapshot()).join(' + ')}`,
      ...listOffers(snapshot(), facts)
        .map(({ type, takes }) => `${type} ${takes}`)
        .toSorted(),
    ])
    .join('; ');
