import type { ChartView, ClockView, Coverage, Moment, PanelState, Wait } from '../link/protocol.ts';
import { listResponseChoices, wholeOf } from '../coverage/walked.ts';
import { browserTally } from './browser-tally.ts';
import { guideOf } from './configuration.ts';
import { drawingOf } from './drawings.ts';
import { decide } from './deciding.ts';
import { offersOf, possibilitiesOf } from './offers.ts';
import { activeIds, activeNodes } from './places.ts';
import type { WalkFacts } from './known.ts';
import { plainContext, toPlain } from './plain.ts';
import { keysFor, machineOf, transitionKeys } from './reading.ts';
import { toWalked } from './tally.ts';
import { testTally } from './test-tallies.ts';
import { delayName, waitsOf, type Scheduled } from './waits.ts';
import type { KnownActor } from './actors.ts';
import type { StoryWalk } from './story-walk.ts';
import type { SliceName } from './teller.ts';

const makers: { [Name in SliceName]: (walk: StoryWalk) => PanelState[Name] } = {
  story: ({ story }) => story,
  actors: ({ actors }) => actors.views(),
  charts: chartsOf,
  moments: (walk) =>
    Object.fromEntries(walk.actors.all().map((actor) => [actor.id, momentOf(actor, walk.facts)])),
  steps: ({ steps }) => [...steps.all],
  head: ({ steps }) => steps.head,
  tip: ({ steps }) => steps.tip,
  overrides: ({ interceptor }) => [...interceptor.overrides],
  clock: clockOf,
  coverage: coverageOf,
  play: ({ player }) => player.view,
  notices: ({ notices }) => notices,
};

/** A part of what the panel shows, as it is now. */
export const sliceOf = (walk: StoryWalk, name: SliceName): PanelState[SliceName] =>
  makers[name](walk);

/** Charts of all actors; what is not at hand yet is asked for, and comes later. */
function chartsOf(walk: StoryWalk): Record<string, ChartView> {
  const views = walk.charts().map((chart): [string, ChartView] => {
    const calls = chart.states.flatMap(({ invokes }) => invokes.flatMap((invoke) => invoke.calls));
    const mocks = [...new Set(calls)].map((id) => [id, walk.interceptor.choicesFor(id)]);
    return [
      chart.id,
      {
        chart,
        drawing: drawingOf(chart, () => walk.touch('charts')),
        mocks: Object.fromEntries(mocks) as ChartView['mocks'],
        rules: [...(guideOf(chart.id)?.rules ?? [])],
      },
    ];
  });
  if (views.length > 0) walk.loadWhatIsShown();
  return Object.fromEntries(views);
}

function momentOf({ snapshot }: KnownActor, facts: WalkFacts): Moment {
  const now = snapshot();
  const isActive = now.status === 'active';
  return {
    active: activeIds(now),
    context: plainContext(now),
    output: toPlain(now.output),
    offers: offersOf(now, facts),
    possible: possibilitiesOf(now, facts),
    running: isActive
      ? activeNodes(now).flatMap(({ invoke }) =>
          invoke.flatMap(({ id }) =>
            now.children[id]?.getSnapshot().status === 'active' ? [id] : [],
          ),
        )
      : [],
  };
}

function clockOf(walk: StoryWalk): ClockView {
  const { clock } = walk;
  return {
    now: clock.now(),
    isStopped: clock.isStopped(),
    canBeSet: walk.canClockBeSet,
    ...(walk.timeZone !== undefined && { timeZone: walk.timeZone }),
    waits: allWaits(walk),
  };
}

/** What machines wait for, over all actors, the next first. */
export function allWaits({ roots, actors, clock }: StoryWalk): Wait[] {
  const waits = [...roots].flatMap((root) =>
    waitsOf(root.actor, clock.now()).flatMap((scheduled): Wait[] => {
      const actor = actors.of(scheduled.target);
      return actor ? [{ actor: actor.id, due: scheduled.due, ...outcomeOf(scheduled, actor) }] : [];
    }),
  );
  return waits.toSorted((a, b) => a.due - b.due);
}

function outcomeOf(
  scheduled: Scheduled,
  { ref, snapshot }: KnownActor,
): Pick<Wait, 'transition' | 'delay'> {
  const machine = machineOf(ref);
  const { taken, rejected } = decide(snapshot(), scheduled.event);
  const [transition = ''] = machine ? keysFor(machine, [...taken, ...rejected]) : [];
  const ids = machine ? [...transitionKeys(machine).keys()].map(({ source }) => source.id) : [];
  return { transition, delay: delayName(scheduled, ids) };
}

function coverageOf(walk: StoryWalk): Record<string, Coverage> {
  return Object.fromEntries(
    walk.charts().map((chart) => {
      const whole = wholeOf(
        chart,
        listResponseChoices(chart, (operation) => walk.interceptor.choicesFor(operation)),
      );
      const [paths, stories] = [testTally('paths', chart.id), testTally('stories', chart.id)];
      const coverage: Coverage = {
        whole,
        walk: toWalked(walk.tally.of(chart.id), whole),
        browser: toWalked(browserTally(chart.id), whole),
        paths: paths && toWalked(paths, whole),
        stories: stories && toWalked(stories, whole),
      };
      return [chart.id, coverage];
    }),
  );
}
