import type {
  ChartView,
  ClockView,
  Coverage,
  ActorSnapshot,
  PanelState,
  Wait,
} from '../link/protocol.ts';
import { type Scheduled, activeNodes, getMachine } from '../xstate-internals.ts';
import { listResponseChoices, listFullCoverage } from '../coverage/covered.ts';
import { browserTally } from '../coverage/browser-tally.ts';
import { getTestModel } from '../story/configuration.ts';
import { getDrawing } from '../story/drawings.ts';
import { decide } from '../actors/deciding.ts';
import { listOffers, getPossibilities } from '../offers/offers.ts';
import { activeIds } from '../actors/active-states.ts';
import type { InteractionFacts } from '../actors/known.ts';
import { plainContext, toPlain } from '../actors/plain.ts';
import { keysFor, transitionKeys } from '../actors/actor-machine.ts';
import { toCovered } from '../coverage/tally.ts';
import { testTally } from '../coverage/test-tallies.ts';
import { delayName, listWaits } from '../actors/waits.ts';
import type { KnownActor } from '../actors/actors.ts';
import type { StoryPath } from './story-path.ts';
import type { SliceName } from './notifier.ts';

const makers: { [Name in SliceName]: (interaction: StoryPath) => PanelState[Name] } = {
  story: ({ story }) => story,
  actors: ({ actors }) => actors.views(),
  charts: getCharts,
  moments: (interaction) =>
    Object.fromEntries(
      interaction.actors
        .all()
        .map((actor) => [actor.id, toActorSnapshot(actor, interaction.facts)]),
    ),
  steps: ({ steps }) => [...steps.all],
  head: ({ steps }) => steps.head,
  tip: ({ steps }) => steps.tip,
  overrides: ({ interceptor }) => [...interceptor.overrides],
  clock: getClock,
  coverage: getCoverage,
  play: ({ player }) => player.view,
  notices: ({ notices }) => notices,
};

/** The current value of a slice. */
export const getSlice = (interaction: StoryPath, name: SliceName): PanelState[SliceName] =>
  makers[name](interaction);

/** The charts of all actors; missing drawings are requested and sent later. */
function getCharts(interaction: StoryPath): Record<string, ChartView> {
  const views = interaction.charts().map((chart): [string, ChartView] => {
    const calls = chart.states.flatMap(({ invokes }) => invokes.flatMap((invoke) => invoke.calls));
    const mocks = [...new Set(calls)].map((id) => [id, interaction.interceptor.choicesFor(id)]);
    return [
      chart.id,
      {
        chart,
        drawing: getDrawing(chart, () => interaction.touch('charts')),
        mocks: Object.fromEntries(mocks) as ChartView['mocks'],
        rules: [...(getTestModel(chart.id)?.rules ?? [])],
      },
    ];
  });
  if (views.length > 0) interaction.loadWhatIsShown();
  return Object.fromEntries(views);
}

function toActorSnapshot({ snapshot }: KnownActor, facts: InteractionFacts): ActorSnapshot {
  const now = snapshot();
  const isActive = now.status === 'active';
  return {
    active: activeIds(now),
    context: plainContext(now),
    output: toPlain(now.output),
    offers: listOffers(now, facts),
    possible: getPossibilities(now, facts),
    running: isActive
      ? activeNodes(now).flatMap(({ invoke }) =>
          invoke.flatMap(({ id }) =>
            now.children[id]?.getSnapshot().status === 'active' ? [id] : [],
          ),
        )
      : [],
  };
}

function getClock(interaction: StoryPath): ClockView {
  const { clock } = interaction;
  return {
    now: clock.now(),
    isStopped: clock.isStopped(),
    canBeSet: interaction.canClockBeSet,
    ...(interaction.timeZone !== undefined && { timeZone: interaction.timeZone }),
    waits: allWaits(interaction),
  };
}

/** The pending delays of all actors, the next first. */
export function allWaits({ roots, actors, clock }: StoryPath): Wait[] {
  const waits = [...roots].flatMap((root) =>
    listWaits(root.actor, clock.now()).flatMap((scheduled): Wait[] => {
      const actor = actors.of(scheduled.target);
      return actor
        ? [{ actor: actor.id, due: scheduled.due, ...getOutcome(scheduled, actor) }]
        : [];
    }),
  );
  return waits.toSorted((a, b) => a.due - b.due);
}

function getOutcome(
  scheduled: Scheduled,
  { ref, snapshot }: KnownActor,
): Pick<Wait, 'transition' | 'delay'> {
  const machine = getMachine(ref);
  const { taken, rejected } = decide(snapshot(), scheduled.event);
  const [transition = ''] = machine ? keysFor(machine, [...taken, ...rejected]) : [];
  const ids = machine ? [...transitionKeys(machine).keys()].map(({ source }) => source.id) : [];
  return { transition, delay: delayName(scheduled, ids) };
}

function getCoverage(interaction: StoryPath): Record<string, Coverage> {
  return Object.fromEntries(
    interaction.charts().map((chart) => {
      const full = listFullCoverage(
        chart,
        listResponseChoices(chart, (operation) => interaction.interceptor.choicesFor(operation)),
      );
      const [paths, stories] = [testTally('paths', chart.id), testTally('stories', chart.id)];
      const coverage: Coverage = {
        full,
        interaction: toCovered(interaction.tally.of(chart.id), full),
        browser: toCovered(browserTally(chart.id), full),
        paths: paths && toCovered(paths, full),
        stories: stories && toCovered(stories, full),
      };
      return [chart.id, coverage];
    }),
  );
}
