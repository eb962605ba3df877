import { connectInPage, type InPage } from '../core/link/in-page.ts';
import { layOut } from '../core/layout/lay-out.ts';
import type { Command, PanelState } from '../core/link/protocol.ts';
import { createPanelStore, type PanelStore } from '../view/panel-store.ts';

export interface PretendStory {
  store: PanelStore;
  send: (command: Command) => void;
  notify: InPage['notify'];
  /** All commands that the panel sent, except its hello. */
  received: Command[];
}

/** A story's end that reports a recorded state, and handles commands that need no running chart. */
export function pretendStory(recorded: PanelState): PretendStory {
  let state = recorded;
  const received: Command[] = [];
  const { link, notify } = connectInPage((command) => {
    if (command.type !== 'hello') received.push(command);
    const slices = buildSlices(command, state);
    state = { ...state, ...slices };
    // As over a channel: asynchronous and with cloned objects.
    setTimeout(() => {
      notify(structuredClone(slices));
      if (command.type === 'hello') void draw();
    });
  });
  async function draw() {
    for (const view of Object.values(recorded.charts)) {
      const drawing = await layOut(view.chart);
      const charts = { ...state.charts, [view.chart.id]: { ...view, drawing } };
      state = { ...state, charts };
      notify(structuredClone({ charts }));
    }
  }

  return { store: createPanelStore(link), send: (command) => link.send(command), notify, received };
}

function buildSlices(command: Command, state: PanelState): Partial<PanelState> {
  switch (command.type) {
    case 'hello':
      return state;
    case 'override': {
      const { operation, choice, isPersistent } = command;
      const others = state.overrides.filter((each) => each.operation !== operation);
      return {
        overrides: choice === null ? others : [...others, { operation, choice, isPersistent }],
      };
    }
    case 'travel':
      return { head: command.step };
    case 'mark': {
      const { step, note, assessment } = command;
      return {
        steps: state.steps.map((each) => (each.id === step ? { ...each, note, assessment } : each)),
      };
    }
    case 'clock.jump':
    case 'clock.advance': {
      const [next, ...waits] = state.clock.waits;
      const until =
        command.type === 'clock.advance'
          ? state.clock.now + command.milliseconds
          : (next?.due ?? state.clock.now);
      return {
        clock: {
          ...state.clock,
          now: until,
          waits: command.type === 'clock.jump' ? waits : state.clock.waits,
        },
      };
    }
    case 'clock.stop':
    case 'clock.start':
      return { clock: { ...state.clock, isStopped: command.type === 'clock.stop' } };
    case 'notice.dismiss':
      return { notices: state.notices.filter(({ id }) => id !== command.id) };
    case 'play.stop':
      return { play: { ...state.play, isPlaying: false } };
    default:
      return {};
  }
}
