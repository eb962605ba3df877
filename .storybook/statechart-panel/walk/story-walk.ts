import type { Exchange, Notice, PanelState, PlainEvent, Step } from '../link/protocol.ts';
import type { AnyActorRef, AnyStateMachine } from 'xstate';
import type { Chart } from '../chart/chart.ts';
import { Actors, type KnownActor } from './actors.ts';
import { Interceptor } from './answers/desk.ts';
import { changesBetween } from './changes.ts';
import { createClock, type SettableClock, type StoryClock } from './clock.ts';
import { Marks } from './marks.ts';
import { innermostIds } from './places.ts';
import { Player } from './player.ts';
import { noteInBrowser } from './browser-tally.ts';
import { findOriginal } from './offers.ts';
import { plainContext, toPlainEvent } from './plain.ts';
import { getChart } from './reading.ts';
import { loadTestTallies } from './test-tallies.ts';
import { createRecorder, type Happening } from './recorder.ts';
import type { InteractionFacts } from './known.ts';
import type { Root } from './root.ts';
import { StepTree } from './step-tree.ts';
import { getOutcomes, Tally } from './tally.ts';
import type { SliceName, Notifier } from './teller.ts';
import { Worlds } from './worlds.ts';

const noOperations: ReadonlySet<string> = new Set();

/** What the page around the story does for the walk. */
export interface Surroundings {
  /** Hears which parts of what the panel shows have changed. */
  touch: (...slices: SliceName[]) => void;
  /** Whether the story is at rest: what it plays by itself is over. */
  isReady: () => boolean;
  /** Takes the story's screen away and puts a new one there; its data stay. */
  remount: () => void | Promise<void>;
  /** Renders the story afresh, with all that it loads. */
  restart: () => void | Promise<void>;
}

/** Everything that belongs to one walk through one story. */
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
  /** IANA name of the zone that the story reads its clock in; undefined for the browser's own. */
  timeZone: string | undefined;
  /** While steps are taken again, they are told from new ones by their outline alone. */
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

  /** The story says when its time begins; a second time it gets the clock that it has. */
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

  /** A walked actor's screen has appeared; answers the actor's name. */
  enter(root: Root): string {
    // What loaders have requested is no part of the walk, and is not requested when it starts again.
    if (!this.marks.beginning) this.interceptor.dropExchanges();
    this.marks.noteBeginning();
    this.roots.add(root);
    const { id } = this.actors.enter(root.machine, root.actor, null, root.id || undefined);
    this.touch('actors', 'charts', 'moments', 'coverage', 'clock');
    return id;
  }

  /** An actor that only shows a moment. */
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

  /** Sends an event as the panel. */
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

  /** The charts of all its actors, each once. */
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

  /** Asks for what a panel shows beside the charts; it is sent when it has come. */
  loadWhatIsShown(): void {
    if (!this.interceptor.contract) void this.interceptor.load();
    void loadTestTallies().then((isNew) => isNew && this.touch('coverage'));
  }

  /** The responses to an operation on the way to the present, in the order in which they came. */
  responsesTo(operation: string): Exchange[] {
    return this.steps
      .pathTo(this.steps.head)
      .flatMap(({ exchanges }) => exchanges.filter((each) => each.operation === operation));
  }

  /** Counts the responses to an operation that a test has waited for, this one included. */
  countExpected(operation: string): number {
    const count = (this.#expected.get(operation) ?? 0) + 1;
    this.#expected.set(operation, count);
    return count;
  }

  /** Another story begins. */
  end(): void {
    this.player.stop();
    for (const root of this.roots) root.halt();
  }

  /** Forgets what was walked: a new walk begins in the same story. */
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
    // A child comes with a chart of its own.
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

  /** What the chart does by itself in the same way again makes no branch. */
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

/** What was answered may differ in its times and ids, which makes it no other way. */
const isSame = (old: NewStep, step: NewStep): boolean =>
  ['chart', 'start'].includes(step.origin) &&
  String(getOutcomes(old.exchanges)) === String(getOutcomes(step.exchanges));
