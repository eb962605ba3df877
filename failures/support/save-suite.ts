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

/** Where the server cannot do its work, what is kept for later is sent later. */
const outages: ReadonlySet<string> = new Set(['unreachable', 'timedOut', 'serverError', 'down']);

/** Every save in its weathers, the first in all there are where that is asked. */
export function testSaves(entries: readonly SaveEntry[], { isFirstInAll = false } = {}): void {
  let harness: Harness;
  beforeAll(async () => {
    harness = await openHarness();
  });
  beforeEach(() => harness.reset());

  const made = (id: string) => harness.network.calls().filter((call) => call.id === id);
  const stored = (id: string) => made(id).filter(({ isDone }) => isDone).length;

  /** It is saved, and once. */
  async function saved(operation: string, entry: Pick<SaveEntry, 'done' | 'follows'>) {
    const { done = () => true, follows } = entry;
    await until('that it is saved', () => stored(operation) > 0 && Boolean(done()) && !isBusy());
    if (follows) await until(`a call of ${follows}`, () => stored(follows) > 0);
    expect(stored(operation)).toBe(1);
  }

  /** Fills in, and saves in a weather; resolves once the call has been made. */
  async function saveIn(entry: SaveEntry, networkScenario: NetworkScenario) {
    await entry.setUp(harness);
    // What else the page reads is read by now: only the save meets the weather.
    await until('a quiet network', harness.network.isIdle);
    const before = typed();
    harness.network.turn(networkScenario, [entry.operation]);
    harness.network.clearCalls();
    await entry.save();
    await until(`a call of ${entry.operation}`, () => made(entry.operation).length > 0);
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
          // What is read while somebody types has its answer: the limit is that of the save.
          await until('a network with the save alone', harness.network.isOtherwiseIdle);
          passTimeLimits();
        }
        if (why === null) {
          if (!entry.isOptimistic) {
            await until('a sign that it is being saved', isBusy);
            if (entry.form) pressOnceMore();
          }
          expect(findShownCauses()).toEqual([]);
          harness.network.clear();
          await saved(operation, entry);
          expect(made(operation)).toHaveLength(1);
        } else if (why === 'sessionOver') {
          await until('the time-out page', () => heading() === 'Your Session has expired.');
          expect(harness.network.renewals()).toBe(1);
          expect(ways(main())).not.toEqual([]);
          const drafts = readDrafts();
          const failed = Object.values(entry.form ?? {}).filter((text) => !drafts.includes(text));
          expect(failed, 'what was typed waits for who comes back').toEqual([]);
        } else if (entry.queuedOperation && why !== null && outages.has(why)) {
          await until('that it is not saved yet', () => button(/^Not saved yet|^Show$/));
          expect(findShownCauses(), readPageText()).toEqual([]);
          harness.network.clear();
          if (networkScenario.name === 'never') {
            // What was sent again in the meantime waits for a response as well.
            passTimeLimits();
            await until('an end of that try', harness.network.isIdle);
          }
          dispatchEvent(new Event('online'));
          await saved(entry.queuedOperation, {});
          await until('that all is saved', () => !button(/^Not saved yet|^Show$/));
        } else if (entry.isBestEffort) {
          await until('that the person gets on', () => Boolean(done()) && !isBusy());
        } else {
          await until(`the cause "${why}"`, () => findShownCauses().some((kind) => kind === why));
          await until('an end of waiting', () => !isBusy());
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

/** All of it stands there as it did. A field that came since then is no loss. */
function expectRetained(before: Record<string, string | undefined>): void {
  const now = typed();
  expect(Object.fromEntries(Object.keys(before).map((name) => [name, now[name]]))).toEqual(before);
}
