import { fn } from 'storybook/test';
import { ClockWorkDayScreen } from '#features/clockwork/clockwork-day.screen.tsx';
import {
  clockWorkDayMachine,
  type ClockWorkDayActor,
  type ClockWorkDayContext,
} from '#machines/clockwork/clockwork-day.machine.ts';
import { createStaticFills, useFills } from './clockwork.tsx';
import { entries, liveEntry, frozenClock, timeZone, today } from './fixtures.ts';
import { frozenActor } from './statechart-panel/index.ts';

export const dayInput = { clock: frozenClock, timeZone, date: today };

/** A day with a running entry, and one without. */
export const shownDay = { entries, live: liveEntry };
export const idleDay = { entries: entries.slice(1) };

/** Input of a story with a static day. */
export interface StaticDay {
  context: Partial<ClockWorkDayContext>;
  project?: string;
  onDay?: (day: string) => void;
}

/** Renders a static day inside the shell, so that the page's header is not a second banner. */
const renderStaticDay = (
  { context, project, onDay = fn() }: StaticDay,
  { parameters }: { parameters: { state?: string } },
) => (
  <main>
    <ClockWorkDayScreen
      project={project}
      actor={frozenActor(clockWorkDayMachine, {
        state: parameters.state ?? '',
        input: dayInput,
        context,
      })}
      fills={createStaticFills()}
      onDay={onDay}
      onProject={fn()}
      onRetry={fn()}
    />
  </main>
);

/** Stories of a static day. */
export const staticDays = { args: { context: shownDay }, render: renderStaticDay };

/** An interactive day. */
export const InteractiveDay = ({ actor }: { actor: ClockWorkDayActor }) => (
  <main>
    <ClockWorkDayScreen
      actor={actor}
      fills={useFills()}
      onDay={(date) => actor.send({ type: 'day.changed', date })}
      onProject={fn()}
      onRetry={fn()}
    />
  </main>
);
