import type { Meta, StoryObj } from '@storybook/react-vite';
import { composeStory } from 'storybook/preview-api';
import type { KnownActor } from '@atrium/statechart-panel/core';
import { getCurrentInteraction } from '@atrium/statechart-panel/core';
import { innermostPaths } from '@atrium/statechart-panel/core';
import type { StoryPath } from '@atrium/statechart-panel/core';
import { until } from '@atrium/statechart-panel/core';

/** A module of stories, as `import.meta.glob` loads it. */
interface StoryFile {
  default: Meta;
  [name: string]: StoryObj | Meta;
}

const files = import.meta.glob<StoryFile>(['../src/**/*.stories.tsx', './*.stories.tsx']);

/** In milliseconds: longer than any call takes when an interaction opens on a busy machine. */
const patience = 30_000;

/** Number of checks without a change after which an interaction counts as settled. */
const looks = 3;

/**
 * Opens each interaction story of a share of all files, as a user does by hand: no play function
 * runs. The page shows one at a time. `only` lists the stories to open in each file.
 */
export async function* openInteractions(share: number, shares: number, only?: string) {
  const paths = Object.keys(files).toSorted();
  for (const [index, path] of paths.entries()) {
    if (index % shares !== share || /(?:open-interactions|tried-offers)\.stories/.test(path))
      continue;
    const { default: meta, ...stories } = (await files[path]?.()) ?? { default: {} };
    for (const [name, story] of Object.entries(stories)) {
      if (!('tags' in story) || !story.tags?.includes('interaction')) continue;
      if (only !== undefined && name !== only) continue;
      yield { id: `${meta.title}: ${name}`, interaction: await open(meta, story, name) };
    }
  }
}

async function open(meta: Meta, story: StoryObj, name: string): Promise<StoryPath> {
  const byHand = { ...story, globals: { ...story.globals, play: 'byHand' } };
  // Accessibility is checked when the story's steps are played.
  const parameters = { ...story.parameters, a11y: { test: 'off' } };
  await composeStory({ ...byHand, parameters }, meta, {}, undefined, name).run();
  const interaction = getCurrentInteraction();
  await settle(interaction);
  return interaction;
}

/** Waits until no call is pending and no actor continues by itself. */
export async function settle(interaction: StoryPath): Promise<void> {
  let last = '';
  let same = 0;
  await until(
    () => {
      const now = interaction.interceptor.isIdle
        ? `${interaction.steps.head} ${interaction.steps.all.length}`
        : '';
      same = now !== '' && now === last ? same + 1 : 0;
      last = now;
      return same >= looks;
    },
    patience,
    () => "The interaction didn't become idle.",
  );
}

/** The reasons why a user cannot continue from here; empty if the interaction has opened well. */
export function findObstacles({ story, actors, steps }: StoryPath): string[] {
  const liveActors = actors.all().filter(({ isFrozen }) => !isFrozen);
  const main = story?.flow === undefined ? undefined : actors.ofChart(story.flow);
  const isOver = main ? isEnded(main) : liveActors.every(isEnded);
  return [
    ...(liveActors.length === 0 ? ['it has no actor'] : []),
    ...(isOver ? ['its chart has finished'] : []),
    ...liveActors.flatMap(({ id, snapshot }) =>
      innermostPaths(snapshot())
        .filter((path) => /unavailable/i.test(path))
        .map((path) => `${id} is in ${path}`),
    ),
    ...steps.all.flatMap(({ exchanges }) =>
      exchanges
        .filter(({ status }) => status === null || status >= 400)
        .map(({ operation, status }) => `${operation} returned ${status ?? 'no response'}`),
    ),
  ];
}

/** Whether a chart that accepts user events has ended. */
const isEnded = ({ machine, snapshot }: KnownActor): boolean =>
  snapshot().status !== 'active' && machine.events.some((type) => !type.startsWith('xstate.'));
