import { getResponse } from 'msw';
import { FORCE_REMOUNT } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';
import { connectApi, type Problem } from '#openapi/client/index.ts';
import type { Identity, IdentityProvider } from '#machines/session/identity.ts';
import { createNodeServer } from '#mocks/node.ts';
import { createHandlers } from '#mocks/operation-handlers.ts';
import { healthyNetwork, getScenario, type Scenario } from '#mocks/scenarios/scenarios.ts';
import { createDemoStore } from '#mocks/seed/demo-store.ts';
import type { SessionRecord } from '#mocks/store/world/account.ts';
import { tenantFor } from './demo-people.ts';
import { now, timeZone } from './fixtures.ts';
import { playsSteps } from './play-if-enabled.ts';
import { rewindable, type Mark } from './rewindable-store.ts';
import {
  createStoryClock,
  registerWorld,
  oncePerInteraction,
  withResponses,
  type StoryClock,
} from './statechart-panel/index.ts';
import { installStableIds, type StableIds } from './stable-ids.ts';
import { asTheStory, getChoices } from './toolbar.ts';

/** The demo world of one interaction: a server inside the page, and a clock that can be moved. */
export interface World {
  /** For the charts and the server. */
  clock: StoryClock;
  identity: IdentityProvider;
  /** Every failed call, as the shell would report it. */
  problems: Problem[];
  /**
   * Sets the network scenario, unless the toolbar selects another. It applies only to the story's
   * own steps: a user who interacts by hand has a healthy server.
   */
  setScenario: (name: string) => void;
}

interface StoryWorld extends World {
  /** Sets the toolbar's network scenario; `story` for the story's. */
  selectNetwork: (name: string) => void;
}

interface LoaderContext {
  id: string;
  globals: Record<string, unknown>;
}

/** Lifetime of an interaction's access token in ms, as short as real ones. */
const tokenLifetime = 300_000;

let ids: StableIds | null = null;

/**
 * A loader: connects the client to a fresh reference server, as a demo person in a tenant or as the
 * person selected in the toolbar. An interaction keeps its world when the toolbar changes.
 */
export const loadWorld =
  (personId: string, tenantId?: string) =>
  async ({ id, globals }: LoaderContext): Promise<{ world: World }> => {
    const { person, network, play } = getChoices(globals);
    const who = person === asTheStory ? personId : person;
    const stored = oncePerInteraction('world', () => ({
      who,
      play,
      making: open(who, tenantFor(who, tenantId), playsSteps(globals)),
    }));
    const world = await stored.making;
    world.selectNetwork(network);
    // Changing the person, or who takes the steps, restarts the story.
    const isOther = stored.who !== who || stored.play !== play;
    if (isOther) addons.getChannel().emit(FORCE_REMOUNT, { storyId: id });
    return { world };
  };

/** Ids in the page are random again. For the end of a story. */
export function leaveWorld(): void {
  ids?.stop();
  ids = null;
}

async function open(
  personId: string,
  tenantId: string | undefined,
  isPlayEnabled: boolean,
): Promise<StoryWorld> {
  leaveWorld();
  const made = installStableIds();
  ids = made;
  const clock = createStoryClock(now, timeZone);
  const store = rewindable(await createDemoStore(clock), {
    // Demo data are seeded by the first call that needs them, and the server remembers this, as it
    // does the sessions that it has recorded.
    isLasting: (changes) =>
      changes.some((change) => change.collection === 'meta' || isNoteOfSession(change)),
  });
  const server = await createNodeServer({ clock, store });
  const network = createNetwork(server.setScenario);
  registerWorld({
    save: () => ({ mark: store.save(), ids: made.save(), network: network.save() }),
    restore: async (saved) => {
      const then = saved as { mark: Mark; ids: number; network: Scenario };
      await store.restore(then.mark);
      made.restore(then.ids);
      network.restore(then.network);
    },
  });
  const problems: Problem[] = [];
  connectApi({
    address: server.apiAddress,
    tenantId: () => tenantId,
    accessToken: () => server.tokenFor(personId),
    language: () => document.documentElement.lang,
    onSuccess: () => undefined,
    onProblem: (problem) => problems.push(problem),
    fetch: withResponses({ address: server.apiAddress, fetch: throughMsw(server) }),
  });
  const someone = async (): Promise<Identity> => ({
    subject: personId,
    name: '',
    accessToken: await server.tokenFor(personId),
    expiresAt: clock.now() + tokenLifetime,
    lifetime: tokenLifetime,
  });
  return {
    clock,
    problems,
    identity: {
      restore: async () => null,
      takeOver: async () => null,
      signIn: someone,
      complete: someone,
      renew: someone,
      logOut: async () => undefined,
    },
    setScenario: (name) => {
      if (isPlayEnabled) network.restore(getScenario(name));
    },
    selectNetwork: (name) => network.select(name),
  };
}

/** A story's calls go through the same MSW handlers as the app's. */
function throughMsw({ apiAddress, fetch }: Awaited<ReturnType<typeof createNodeServer>>) {
  const handlers = createHandlers(fetch, apiAddress);
  return async (request: Request) => (await getResponse(handlers, request)) ?? fetch(request);
}

/** Whether a change only records that a session was seen. */
const isNoteOfSession = ({ collection, after }: { collection: string; after: unknown }): boolean =>
  collection === 'sessions' && (after as SessionRecord).endedOn === null;

/** The story's network scenario, overridden by the toolbar's. */
function createNetwork(set: (scenario: Scenario) => void) {
  let own = healthyNetwork;
  let selected = asTheStory;
  const apply = () => set(selected === asTheStory ? own : getScenario(selected));
  return {
    select: (name: string) => {
      selected = name;
      apply();
    },
    save: () => own,
    restore: (scenario: Scenario) => {
      own = scenario;
      apply();
    },
  };
}
