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

/** The demo world of one walk: a server of its own inside the page, and a clock to move. */
export interface World {
  /** For the charts and the server alike. */
  clock: StoryClock;
  identity: IdentityProvider;
  /** Every failed call, as the shell would tell it. */
  problems: Problem[];
  /**
   * From now on this is the network scenario, unless the toolbar chooses another. It belongs to the
   * story's own steps: a person who walks by hand has a healthy server.
   */
  setScenario: (name: string) => void;
}

interface StoryWorld extends World {
  /** The toolbar's weather; `story` for the story's own. */
  selectNetwork: (name: string) => void;
}

interface LoaderContext {
  id: string;
  globals: Record<string, unknown>;
}

/** How long a walk's access token is good for, in ms: as short as real ones. */
const tokenLifetime = 300_000;

let ids: StableIds | null = null;

/**
 * A loader: connects the client to a fresh reference server, as a demo person in a tenant, or as
 * the person that the toolbar chooses. One walk keeps its world, also when the toolbar changes.
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
    // The person does not change during a walk, nor who takes its steps: the story starts again.
    const isOther = stored.who !== who || stored.play !== play;
    if (isOther) addons.getChannel().emit(FORCE_REMOUNT, { storyId: id });
    return { world };
  };

/** What is made in the page gets its ids at random again. For the end of a story. */
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
    // Demo data are put in with the first call that needs them, and the server remembers that, as it
    // does which sessions it has noted.
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

/** Whether a change only notes that a session was seen. */
const isNoteOfSession = ({ collection, after }: { collection: string; after: unknown }): boolean =>
  collection === 'sessions' && (after as SessionRecord).endedOn === null;

/** The story's own weather, and the toolbar's over it. */
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
