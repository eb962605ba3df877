import type { Exchange, Notice, PanelState, PlainEvent, Step } from '../link/protocol.ts';
import type { AnyActorRef, AnyStateMachine } from 'xstate';
import type { Chart } from '../chart/chart.ts';
import { Actors, type KnownActor } from '../actors/actors.ts';
import { Interceptor } from '../responses/interceptor.ts';
import { changesBetween } from '../actors/changes.ts';
import { createClock, type SettableClock, type StoryClock } from '../actors/clock.ts';
import { Marks } from '../actors/marks.ts';
import { innermostIds } from '../actors/active-states.ts';
import { Player } from './player.ts';
import { noteInBrowser } from '../coverage/browser-tally.ts';
import { findOriginal } from '../offers/offers.ts';
import { plainContext, toPlainEvent } from '../actors/plain.ts';
import { getChart } from '../actors/actor-machine.ts';
import { loadTestTallies } from '../coverage/test-tallies.ts';
import { createRecorder, type Happening } from './recorder.ts';
import type { InteractionFacts } from '../actors/known.ts';
import type { Root } from '../actors/root.ts';
import { StepTree } from './step-tree.ts';
import { getOutcomes, Tally } from '../coverage/tally.ts';
import type { SliceName, Notifier } from './notifier.ts';
import { Worlds } from '../actors/worlds.ts';

const noOperations: ReadonlySet<string> = new Set();

/** The functions of the page around the story. */
export interface Surroundings {
  /** Called with the slices that have changed. */
  touch: (...slices: SliceName[]) => void;
  /** Whether the story is ready: its play function has finished. */
  isReady: () => boolean;
  /** Unmounts the story's screen and mounts a new one; its data stay. */
  remount: () => void | Promise<void>;
  /** Renders the story again, including its loaders. */
  restart: () => void | Promise<void>;
}

/** The full state of one interaction with a story. */
export class StoryPath implements Notifier {
  readonly story: PanelState['story'];
  readonly around: Surroundings;
  readonly worlds = new Worlds();
  readonly actors = new Actors();
  readonly steps = new StepTree();
  readonly tally = new Tally();
  readonly marks = new Marks(this);
  readonly player = new Player(this);
  readonly interceptor = new Interceptor(this);
  readonly recorder = createRecorder((happening) => this.#happened(happening));
  readonly roots = new Set<Root>();
  notices: Notice[] = [];
  /** IANA name of the story's time zone; undefined for the browser's. */
  timeZone: string | undefined;
  /**
   * While steps are replayed, they match recorded ones by actor, event type and target states only.
   */
  isRepeating = false;
  #clock: SettableClock | null = null;
  #isClockOpen = false;
  #isSending = false;
  #count = 0;
  readonly #made = new Map<string, unknown>();
  readonly #expected = new Map<string, number>();

  constructor(story: PanelState['story'], around: Surroundings) {
    this.story = story;
    this.around = around;
  }

  get clock(): SettableClock {
    this.#clock ??= this.#newClock();
    return this.#clock;
  }

  /** The story sets its start time; a second call returns the existing clock. */
  openClock(start?: number, timeZone?: string): StoryClock {
    if (!this.#isClockOpen && start !== undefined) this.clock.set(start);
    this.#isClockOpen = true;
    this.timeZone = timeZone;
    return this.clock;
  }

  get facts(): InteractionFacts {
    const { isServing, received } = this.interceptor;
    return { isServing, received, now: this.clock.now() };
  }

  get canClockBeSet(): boolean {
    return this.#isClockOpen || [...this.roots].some(({ waitsOnStory }) => waitsOnStory);
  }

  once<Made>(key: string, make: () => Made): Made {
    if (!this.#made.has(key)) this.#made.set(key, make());
    return this.#made.get(key) as Made;
  }

  /** Called when an actor's screen is mounted; returns the actor's name. */
  enter(root: Root): string {
    // Requests of loaders are not part of the interaction, and are not sent again when it restarts.
    if (!this.marks.beginning) this.interceptor.dropExchanges();
    this.marks.noteBeginning();
    this.roots.add(root);
    const { id } = this.actors.enter(root.machine, root.actor, null, root.id || undefined);
    this.touch('actors', 'charts', 'moments', 'coverage', 'clock');
    return id;
  }

  /** Registers an actor that shows one fixed state. */
  freeze(machine: AnyStateMachine, actor: AnyActorRef): void {
    this.actors.freeze(machine, actor);
    this.touch('actors', 'charts', 'moments', 'coverage');
  }

  leave(root: Root): void {
    this.roots.delete(root);
    const known = this.actors.find(root.id);
    if (known?.ref === root.actor) known.isUnmounted = true;
    this.touch('actors', 'clock', 'moments');
  }

  /** Sends an event from the panel. */
  send(id: string, event: PlainEvent): void {
    const actor = this.actors.find(id);
    if (!actor || actor.isFrozen) return;
    this.#isSending = true;
    try {
      actor.ref.send(findOriginal(actor.snapshot(), event, this.facts));
    } finally {
      this.#isSending = false;
    }
  }

  notify(kind: Notice['kind'], text: string): void {
    this.#count += 1;
    this.notices = [...this.notices, { id: `n${this.#count}`, kind, text }];
    this.touch('notices');
  }

  dismiss(id: string): void {
    this.notices = this.notices.filter((notice) => notice.id !== id);
    this.touch('notices');
  }

  /** The charts of all its actors, without duplicates. */
  charts(): Chart[] {
    const operations = this.interceptor.contract?.operations ?? noOperations;
    const machines = new Map(this.actors.all().map(({ machine }) => [machine.id, machine]));
    return [...machines.values()].map((machine) => getChart(machine, operations));
  }

  /** Ids of the charts whose invokes call an operation. */
  getCallers(operation: string): string[] {
    const calls = ({ states }: Chart) =>
      states.some(({ invokes }) => invokes.some((invoke) => invoke.calls.includes(operation)));
    return this.charts().flatMap((chart) => (calls(chart) ? [chart.id] : []));
  }

  /** Requests the panel's other data, which is sent when it has loaded. */
  loadWhatIsShown(): void {
    if (!this.interceptor.contract) void this.interceptor.load();
    void loadTestTallies().then((isNew) => isNew && this.touch('coverage'));
  }

  /** The responses to an operation on the path to the current step, in order of arrival. */
  responsesTo(operation: string): Exchange[] {
    return this.steps
      .pathTo(this.steps.head)
      .flatMap(({ exchanges }) => exchanges.filter((each) => each.operation === operation));
  }

  /** Counts the responses to an operation that a test has awaited, including this one. */
  countExpected(operation: string): number {
    const count = (this.#expected.get(operation) ?? 0) + 1;
    this.#expected.set(operation, count);
    return count;
  }

  /** Ends the interaction when another story starts. */
  end(): void {
    this.player.stop();
    for (const root of this.roots) root.halt();
  }

  /** Clears the interaction, so that a new one starts in the same story. */
  reset(): void {
    this.steps.clear();
    this.tally.byChart.clear();
    this.#expected.clear();
  }

  touch(...slices: SliceName[]): void {
    this.around.touch(...slices);
  }

  #newClock(): SettableClock {
    const clock = createClock();
    clock.onMove(() => this.touch('clock'));
    return clock;
  }

  #happened(happening: Happening): void {
    const actor = this.actors.of(happening.actor);
    if (!actor) return;
    this.touch('actors', 'moments', 'clock');
    // A child has its own chart.
    if (happening.event.type === 'xstate.init') this.touch('charts');
    if (happening.event.type === 'xstate.stop') return;
    const exchanges = this.interceptor.takeFor(actor.chart);
    noteInBrowser(actor.chart, this.tally.note(actor.chart, happening, exchanges));
    const step = this.#note(this.#createStep(actor, happening, exchanges));
    this.marks.store(step.id);
    this.player.receive(step);
    this.touch('steps', 'head', 'tip', 'coverage');
  }

  #createStep(actor: KnownActor, happening: Happening, exchanges: Exchange[]): NewStep {
    const { event, before, after, taken, rejected } = happening;
    return {
      actor: actor.id,
      at: this.clock.now(),
      event: toPlainEvent(event),
      origin: this.#getOrigin(happening),
      from: before ? innermostIds(before) : [],
      to: innermostIds(after),
      taken,
      rejected,
      exchanges,
      changes: before ? changesBetween(plainContext(before), plainContext(after)) : [],
    };
  }

  #getOrigin({ event, sender }: Happening): Step['origin'] {
    if (event.type === 'xstate.init') return 'start';
    if (sender || event.type.startsWith('xstate.')) return 'chart';
    return this.#isSending ? 'panel' : 'screen';
  }

  /** An automatic step that repeats an existing one does not create a branch. */
  #note(step: NewStep): Step {
    const again = this.steps
      .after(this.steps.head)
      .find((old) => isLike(old, step) && (this.isRepeating || isSame(old, step)));
    return again
      ? this.steps.repeat(again, step)
      : this.steps.add({ ...step, note: '', assessment: null });
  }
}

type NewStep = Omit<Step, 'id' | 'before' | 'note' | 'assessment'>;

const isLike = (a: NewStep, b: NewStep): boolean =>
  a.actor === b.actor && a.event.type === b.event.type && String(a.to) === String(b.to);

/** Responses may differ in times and ids; such steps still count as the same. */
const isSame = (old: NewStep, step: NewStep): boolean =>
  ['chart', 'start'].includes(step.origin) &&
  String(getOutcomes(old.exchanges)) === String(getOutcomes(step.exchanges));
