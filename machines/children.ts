import {
  enqueueActions,
  fromCallback,
  stopChild,
  type ActionArgs,
  type ActionFunction,
  type AnyActorRef,
  type AnyEventObject,
  type AnyStateMachine,
  type CallbackActorLogic,
  type EventObject,
  type InputFrom,
  type MachineContext,
  type ParameterizedObject,
} from 'xstate';

type Params = ParameterizedObject['params'] | undefined;

/**
 * Reports an event to the parent, if the actor has one, and emits it to all subscribers. A chart
 * that reports also runs without a parent: in its own test, and in its story.
 */
export function report<
  TContext extends MachineContext,
  TExpressionEvent extends EventObject,
  TParams extends Params,
  TEvent extends EventObject,
  TEmitted extends AnyEventObject,
>(
  event:
    | NoInfer<TEmitted>
    | ((
        args: ActionArgs<TContext, TExpressionEvent, TEvent>,
        params: TParams,
      ) => NoInfer<TEmitted>),
): ActionFunction<
  TContext,
  TExpressionEvent,
  TEvent,
  TParams,
  never,
  never,
  never,
  never,
  TEmitted
> {
  return enqueueActions<
    TContext,
    TExpressionEvent,
    TParams,
    TEvent,
    never,
    never,
    never,
    never,
    TEmitted
  >(({ enqueue, ...args }, params) => {
    const reported = typeof event === 'function' ? event(args, params) : event;
    const { _parent: parent } = args.self;
    enqueue.emit(reported);
    if (parent) enqueue.sendTo(parent, reported);
  });
}

type Loads = Readonly<Record<string, () => Promise<AnyStateMachine>>>;

/** The charts by name, as a machine's `setup` needs them. */
type Charts<Load extends Loads> = { [Name in keyof Load]: Awaited<ReturnType<Load[Name]>> };

/** A child to open: the name of its chart, its id, and its input. */
export type ChildToOpen<Load extends Loads> = {
  [Name in keyof Load & string]: { chart: Name; id: string; input: InputFrom<Charts<Load>[Name]> };
}[keyof Load & string];

interface ChartToLoad {
  chart: string;
  /** The event that opens the child: it is sent to the parent again once the chart has loaded. */
  event: EventObject;
}

/** Charts of children that load when they are first opened. */
export interface LazyCharts<Load extends Loads> {
  /** For the parent's `setup`: the charts by name, and the actor that loads one. */
  actors: Charts<Load> & { loadChart: CallbackActorLogic<EventObject, ChartToLoad> };
  isLoaded(chart: keyof Load): boolean;
  /**
   * Loads charts before they are opened, all of them by default; a failed load is repeated when one
   * is opened.
   */
  preload(...charts: readonly (keyof Load)[]): Promise<void>;
}

/**
 * Charts of children that load when they are first opened, so that the page of the parent stays
 * small. The parent knows them by name, as it knows charts that it imports.
 */
export function lazyCharts<const Load extends Loads>(loads: Load): LazyCharts<Load> {
  const loaded = new Map<keyof Load, AnyStateMachine>();
  const load = async (name: keyof Load): Promise<void> => {
    const chart = await loads[name]?.();
    if (chart) loaded.set(name, chart);
  };
  const names: (keyof Load)[] = Object.keys(loads);
  const charts = Object.fromEntries(names.map((name) => [name, forward(() => loaded.get(name))]));
  const loadChart = fromCallback<EventObject, ChartToLoad>(({ input, sendBack }) => {
    let isStopped = false;
    // If the code cannot be loaded, the child stays closed; the part of the page that shows it
    // prompts for a reload.
    const open = async () => {
      await load(input.chart);
      if (!isStopped) sendBack(input.event);
    };
    open().catch(() => undefined);
    return () => {
      isStopped = true;
    };
  });
  return {
    actors: { ...(charts as Charts<Load>), loadChart },
    isLoaded: (chart) => loaded.has(chart),
    preload: async (...wanted) => {
      const missing = (wanted.length > 0 ? wanted : names).filter((name) => !loaded.has(name));
      await Promise.all(missing.map((name) => load(name).catch(() => undefined)));
    },
  };
}

/** A chart that is another one, once that has loaded. */
function forward(getChart: () => AnyStateMachine | undefined): AnyStateMachine {
  return new Proxy({} as AnyStateMachine, {
    get: (_, key): unknown => {
      const chart = getChart();
      return chart && Reflect.get(chart, key);
    },
  });
}

type Opening<
  TContext extends MachineContext,
  TExpressionEvent extends EventObject,
  TEvent extends EventObject,
  TParams extends Params,
> = ActionFunction<TContext, TExpressionEvent, TEvent, TParams, never, never, never, never, never>;

/**
 * Opens children of a machine, each in place of an earlier one with its id. If a chart has not
 * loaded yet, the machine gets the same event again afterwards.
 */
export function openChildren<
  TContext extends MachineContext,
  TExpressionEvent extends EventObject,
  TParams extends Params,
  TEvent extends EventObject,
  Load extends Loads,
>(
  charts: LazyCharts<Load>,
  build: (
    args: ActionArgs<TContext, TExpressionEvent, TEvent>,
    params: TParams,
  ) => readonly ChildToOpen<Load>[],
): Opening<TContext, TExpressionEvent, TEvent, TParams> {
  return enqueueActions<TContext, TExpressionEvent, TParams, TEvent>(
    ({ enqueue, ...args }, params) => {
      for (const { chart, id, input } of build(args, params)) {
        const loadId = `load ${id}`;
        enqueue.stopChild(loadId);
        if (charts.isLoaded(chart)) {
          enqueue.stopChild(id);
          enqueue.spawnChild(chart, { id, input });
        } else {
          enqueue.spawnChild('loadChart', { id: loadId, input: { chart, event: args.event } });
        }
      }
    },
  ) as unknown as Opening<TContext, TExpressionEvent, TEvent, TParams>;
}

/** Opens one child, like `openChildren`. */
export const openChild = <
  TContext extends MachineContext,
  TExpressionEvent extends EventObject,
  TParams extends Params,
  TEvent extends EventObject,
  Load extends Loads,
>(
  charts: LazyCharts<Load>,
  build: (
    args: ActionArgs<TContext, TExpressionEvent, TEvent>,
    params: TParams,
  ) => ChildToOpen<Load>,
): Opening<TContext, TExpressionEvent, TEvent, TParams> =>
  openChildren(charts, (args, params: TParams) => [build(args, params)]);

/** The current children of an actor, by id, for an action that depends on what they are. */
export function getChildren(self: AnyActorRef): Readonly<Record<string, AnyActorRef | undefined>> {
  const { children } = self.getSnapshot() as {
    children?: Readonly<Record<string, AnyActorRef | undefined>>;
  };
  return children ?? {};
}

/**
 * Removes a child that has ended, for the transition `xstate.done.actor.*` of its parent: a spawned
 * actor otherwise stays among the children.
 */
export function removeEnded<
  TContext extends MachineContext,
  TExpressionEvent extends EventObject,
  TEvent extends EventObject,
>(): ActionFunction<
  TContext,
  TExpressionEvent,
  TEvent,
  undefined,
  never,
  never,
  never,
  never,
  never
> {
  return stopChild<TContext, TExpressionEvent, undefined, TEvent>(({ event }) =>
    'actorId' in event ? String(event.actorId) : '',
  );
}
