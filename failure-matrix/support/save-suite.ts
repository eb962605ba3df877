import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readDrafts, openHarness, type Harness } from './harness.ts';
import { passTimeLimits } from './network.ts';
import {
  button,
  heading,
  isBusy,
  main,
  pressOnceMore,
  readPageText,
  typed,
  until,
  ways,
} from './page.ts';
import type { SaveEntry } from './save.ts';
import { findShownCauses, findSaveCauses } from './shown-causes.ts';
import { getKind, weathersFor, type NetworkScenario } from './network-scenarios.ts';

/** In outages of the server, stored saves are sent later. */
const outages: ReadonlySet<string> = new Set(['unreachable', 'timedOut', 'serverError', 'down']);

/** Tests every save in its network scenarios, the first one in all of them if requested. */
export function testSaves(entries: readonly SaveEntry[], { isFirstInAll = false } = {}): void {
  let harness: Harness;
  beforeAll(async () => {
    harness = await openHarness();
  });
  beforeEach(() => harness.reset());

  const made = (id: string) => harness.network.calls().filter((call) => call.id === id);
  const stored = (id: string) => made(id).filter(({ isDone }) => isDone).length;

  /** Checks that it is saved, and only once. */
  async function saved(operation: string, entry: Pick<SaveEntry, 'done' | 'follows'>) {
    const { done = () => true, follows } = entry;
    await until('the saved result', () => stored(operation) > 0 && Boolean(done()) && !isBusy());
    if (follows) await until(`a request for ${follows}`, () => stored(follows) > 0);
    expect(stored(operation)).toBe(1);
  }

  /** Fills in and saves in a scenario; resolves when the call has been made. */
  async function saveIn(entry: SaveEntry, networkScenario: NetworkScenario) {
    await entry.setUp(harness);
    // Other loads of the page finish first: only the save fails.
    await until('no pending requests', harness.network.isIdle);
    const before = typed();
    harness.network.turn(networkScenario, [entry.operation]);
    harness.network.clearCalls();
    await entry.save();
    await until(`a request for ${entry.operation}`, () => made(entry.operation).length > 0);
    return before;
  }

  describe.each(entries)('$name ($operation)', (entry) => {
    const {
      operation,
      done = () => true,
      save,
      again = save,
      againCalls = () => operation,
    } = entry;
    const isInAll = isFirstInAll && entry === entries[0];

    it.each(weathersFor([operation], isInAll))(
      'the save has its expected outcome in the network scenario: $name',
      async (networkScenario) => {
        const why = getKind(operation, networkScenario);
        const before = await saveIn(entry, networkScenario);
        if (networkScenario.name === 'never') {
          // Loads during typing have their response: only the save reaches the time limit.
          await until('no pending requests except the save', harness.network.isOtherwiseIdle);
          passTimeLimits();
        }
        if (why === null) {
          if (!entry.isOptimistic) {
            await until('a saving indicator', isBusy);
            if (entry.form) pressOnceMore();
          }
          expect(findShownCauses()).toEqual([]);
          harness.network.clear();
          await saved(operation, entry);
          expect(made(operation)).toHaveLength(1);
        } else if (why === 'sessionOver') {
          await until('the session-expired page', () => heading() === 'Your Session has expired.');
          expect(harness.network.renewals()).toBe(1);
          expect(ways(main())).not.toEqual([]);
          const drafts = readDrafts();
          const failed = Object.values(entry.form ?? {}).filter((text) => !drafts.includes(text));
          expect(failed, 'typed texts without a stored draft').toEqual([]);
        } else if (entry.queuedOperation && why !== null && outages.has(why)) {
          await until('the "Not saved yet" message', () => button(/^Not saved yet|^Show$/));
          expect(findShownCauses(), readPageText()).toEqual([]);
          if (entry.queuedOperation === operation && networkScenario.name !== 'never') {
            // A network that returns during a retry is used by the next one, 15 seconds later.
            await until(
              'the end of the first retry',
              () => made(operation).length > 1 && harness.network.isIdle(),
            );
          }
          harness.network.clear();
          if (networkScenario.name === 'never') {
            // Calls that were sent again in the meantime also wait for a response.
            passTimeLimits();
            await until('the end of the retry', harness.network.isIdle);
          }
          dispatchEvent(new Event('online'));
          await saved(entry.queuedOperation, {});
          await until('no "Not saved yet" message', () => !button(/^Not saved yet|^Show$/));
        } else if (entry.isBestEffort) {
          await until('the next page or state', () => Boolean(done()) && !isBusy());
        } else {
          await until(`the error message "${why}"`, () =>
            findShownCauses().some((kind) => kind === why),
          );
          await until('the end of loading', () => !isBusy());
          expect(findShownCauses(), readPageText()).toEqual([why]);
          if (entry.form) expect(findSaveCauses()).toEqual([why]);
          await entry.reveal?.();
          expectRetained({ ...before, ...entry.retains });
          harness.network.clear();
          await again(networkScenario.name, harness);
          await saved(againCalls(networkScenario.name), entry);
        }
        expect(harness.app.errors).toEqual([]);
      },
    );
  });
}

/** All values are unchanged. A field that was added since then is no loss. */
function expectRetained(before: Record<string, string | undefined>): void {
  const now = typed();
  expect(Object.fromEntries(Object.keys(before).map((name) => [name, now[name]]))).toEqual(before);
}
