import { getResponse, http, HttpResponse } from 'msw';
import type { ResponseChoice, Exchange, Json, Pick } from '../link/protocol.ts';
import { configuration } from '../story/configuration.ts';
import type { Notifier } from '../steps/notifier.ts';
import { readContract, type Contract } from './contract.ts';
import { readBody, pause } from './messages.ts';

/** Delay of a slow response in ms. */
const slowness = 3000;

type Fetch = (request: Request) => Promise<Response>;

const contracts = new WeakMap<object, Promise<Contract | null>>();

interface Interaction extends Notifier {
  /** Ids of the charts whose invokes call an operation. */
  getCallers: (operation: string) => string[];
}

/**
 * Sits between a story and its server: mocks the selected responses and records requests and
 * responses.
 */
export class Interceptor {
  readonly interaction: Interaction;
  overrides: Pick[] = [];
  contract: Contract | null = null;
  /** Whether the story has a server. */
  isServing = false;
  /** Bodies of all responses so far, the newest last. */
  received: readonly Json[] = [];
  #exchanges: Exchange[] = [];
  readonly #underWay = new Set<Promise<unknown>>();

  constructor(interaction: Interaction) {
    this.interaction = interaction;
  }

  /** Whether no call is pending. */
  get isIdle(): boolean {
    return this.#underWay.size === 0;
  }

  /** The contract, loaded once; null where there is none. */
  async load(): Promise<Contract | null> {
    const { contract: load } = configuration();
    if (!load) return null;
    const loading =
      contracts.get(load) ??
      load().then(readContract, () => {
        this.interaction.notify(
          'warning',
          "The contract couldn't be loaded, so no responses can be selected.",
        );
        return null;
      });
    contracts.set(load, loading);
    const isFirst = this.contract === null;
    this.contract = await loading;
    if (isFirst) this.interaction.touch('charts', 'coverage');
    return this.contract;
  }

  choicesFor(operation: string): ResponseChoice[] {
    return this.contract?.choicesFor(operation) ?? [];
  }

  /** Selects a response in place of the previous selection; null removes it. */
  override({
    operation,
    choice,
    isPersistent,
  }: Omit<Pick, 'choice'> & { choice: string | null }): void {
    const others = this.overrides.filter((override) => override.operation !== operation);
    this.overrides = choice === null ? others : [...others, { operation, choice, isPersistent }];
    this.interaction.touch('overrides');
  }

  /** Queues responses for consecutive calls, ahead of manual selections. */
  queue(overrides: readonly { operation: string; choice: string }[]): void {
    this.overrides = [
      ...overrides.map((override) => ({ ...override, isPersistent: false })),
      ...this.overrides,
    ];
    this.interaction.touch('overrides');
  }

  /** Replaces all selections. */
  replace(overrides: readonly Pick[]): void {
    this.overrides = [...overrides];
    this.interaction.touch('overrides');
  }

  /** A fetch that checks the interceptor first, and then calls the server. */
  serve(address: string, server: Fetch): Fetch {
    this.isServing = true;
    return (request) => {
      if (!request.url.startsWith(address)) return server(request);
      const exchange = this.#exchange(address, request, server);
      void this.#follow(exchange);
      return exchange;
    };
  }

  /** The exchanges since the last step that belong only to this chart. */
  takeFor(chart: string): Exchange[] {
    const mine = (exchange: Exchange) => {
      const callers = this.interaction.getCallers(exchange.operation);
      return callers.length === 0 || callers.includes(chart);
    };
    const taken = this.#exchanges.filter(mine);
    this.#exchanges = this.#exchanges.filter((exchange) => !taken.includes(exchange));
    return taken;
  }

  /** Exchanges up to now belong to no step. */
  dropExchanges(): void {
    this.#exchanges = [];
  }

  /** Waits up to a limit for pending calls; their responses belong to no step. */
  async settle(milliseconds: number): Promise<void> {
    await Promise.race([Promise.allSettled(this.#underWay), pause(milliseconds)]);
    this.dropExchanges();
  }

  /** One call from request to response; recorded before its caller receives the response. */
  async #exchange(address: string, request: Request, server: Fetch): Promise<Response> {
    const started = performance.now();
    const loading = this.load();
    const requested = readBody(request);
    const path = request.url.slice(address.length);
    const operation = async () => (await loading)?.operationAt(request.method, getPath(path)) ?? '';
    const choice = this.overrides.length > 0 ? this.#take(await operation()) : null;
    const note = async (response: Response | null) => {
      // The chart has left the requesting state, so no one expects the response.
      if (request.signal.aborted) return;
      const responded = response ? await readBody(response) : null;
      if (response?.ok) this.received = [...this.received, responded];
      this.#exchanges.push({
        operation: await operation(),
        method: request.method,
        address: path,
        request: await requested,
        status: response?.status ?? null,
        response: responded,
        duration: Math.round(performance.now() - started),
        choice,
      });
    };
    try {
      const response = await this.#respond(
        request,
        server,
        choice === null ? null : [await operation(), choice],
      );
      await note(response);
      return response;
    } catch (error) {
      await note(null);
      throw error;
    }
  }

  /** Counts a call as pending until it settles. */
  async #follow(exchange: Promise<Response>): Promise<void> {
    this.#underWay.add(exchange);
    await Promise.allSettled([exchange]);
    this.#underWay.delete(exchange);
  }

  /** The selection for a call; it is removed unless it applies to all calls. */
  #take(operation: string): string | null {
    const override = this.overrides.find((each) => each.operation === operation);
    if (override && !override.isPersistent) {
      this.overrides = this.overrides.filter((each) => each !== override);
      this.interaction.touch('overrides');
    }
    return override?.choice ?? null;
  }

  async #respond(
    request: Request,
    server: Fetch,
    placed: [operation: string, choice: string] | null,
  ): Promise<Response> {
    if (!placed) return server(request);
    const handler = http.all('*', () => this.#placed(request.signal, ...placed));
    const response = await getResponse([handler], request.clone());
    if (response?.type === 'error') throw new TypeError('Failed to fetch');
    return response ?? server(request);
  }

  /** For MSW: the mocked response; undefined passes the request to the server. */
  async #placed(
    signal: AbortSignal,
    operation: string,
    choice: string,
  ): Promise<Response | undefined> {
    if (choice === 'offline') return HttpResponse.error();
    if (choice === 'slow') await pause(slowness, signal);
    const mock = this.contract?.getResponse(operation, choice);
    if (!mock) return undefined;
    const { status, contentType, body } = mock;
    return new HttpResponse(body, { status, headers: { 'content-type': contentType } });
  }
}

const getPath = (address: string): string => new URL(address, 'http://server').pathname;
