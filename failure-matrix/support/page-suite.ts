import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { OperationId } from '#openapi/client/index.ts';
import { openHarness, shown, type Harness } from './harness.ts';
import { passTimeLimits } from './network.ts';
import { button, heading, isBusy, main, readMainText, readPageText, until, ways } from './page.ts';
import { shellReads, type PageEntry } from './pages.ts';
import { findShownCauses } from './shown-causes.ts';
import { getKind, weathersFor, type Kind, type NetworkScenario } from './network-scenarios.ts';

/** The horizontal overflow of the page in px. */
const beyondScreen = (): number =>
  document.documentElement.scrollWidth - document.documentElement.clientWidth;

const buildAddress = ({ href }: PageEntry) => (typeof href === 'string' ? href : href());

/** Tests every page in its network scenarios, the first one in all of them if requested. */
export function testPages(
  entries: readonly (readonly [id: string, page: PageEntry])[],
  { isFirstInAll = false } = {},
): void {
  let harness: Harness;
  beforeAll(async () => {
    harness = await openHarness();
  });
  beforeEach(() => harness.reset());

  const open = async (entry: PageEntry, address: string): Promise<void> => {
    if (entry.isPublic) await harness.logOut();
    if (entry.open) await entry.open(harness);
    else await harness.app.goTo(address);
  };

  /**
   * Waits while time limits expire: a page may load its parts one after another. The other calls
   * have their response: only the failing one reaches its limit.
   */
  const untilIn = ({ name }: NetworkScenario, what: string, look: () => boolean) =>
    until(what, () => {
      if (name === 'never' && harness.network.isOtherwiseIdle()) passTimeLimits();
      return look();
    });

  describe.each(entries)('%s', (name, entry) => {
    const isInAll = isFirstInAll && name === entries[0]?.[0];
    const listNetworkScenarios = (...ids: OperationId[]) => weathersFor(ids, isInAll);
    let address = '';
    /** The heading of the page in the healthy scenario. */
    let title: string | null = null;

    it('the page requests only the operations that its entry names, and fits on a phone', async () => {
      address = await buildAddress(entry);
      harness.network.clearCalls();
      await open(entry, address);
      await shown(entry.shows);
      title = heading();
      const named = new Set([...entry.reads, ...(entry.doesWithout ?? []), ...shellReads]);
      const more = harness.network.calls().filter(({ id }) => !named.has(id));
      expect(more).toEqual([]);
      expect(title).not.toBeNull();
      expect(beyondScreen(), 'overflow of the page width, in px').toBe(0);
      expect(harness.app.errors).toEqual([]);
    });

    if (entry.reads.length === 0) {
      it.each(listNetworkScenarios())(
        'the page is unchanged if all calls fail: $name',
        async (networkScenario) => {
          harness.network.turn(networkScenario, 'all');
          await open(entry, address);
          await shown(entry.shows);
          expect(heading()).toBe(title);
          expect(harness.app.errors).toEqual([]);
        },
      );
    }

    describe.each(entry.reads.map((id) => ({ id })))('without a response to $id', ({ id }) => {
      const networkScenarios = listNetworkScenarios(id);
      const kind = (networkScenario: NetworkScenario) => getKind(id, networkScenario);

      /** Opens the page in a scenario; resolves when the call has been made. */
      const openIn = async (networkScenario: NetworkScenario) => {
        harness.network.turn(networkScenario, [id]);
        void open(entry, address);
        await until(`a request for ${id}`, () =>
          harness.network.calls().some((call) => call.id === id),
        );
      };

      it.each(networkScenarios.filter((networkScenario) => kind(networkScenario) === null))(
        'the page shows that it is loading, then its content once the response arrives: $name',
        async (networkScenario) => {
          await openIn(networkScenario);
          // Other pending calls do not prove that the page waits for this one.
          await until('the responses to all other requests', harness.network.isOtherwiseIdle);
          await until('a loading indicator', isBusy);
          const named = namedWithout(entry, id) ?? title;
          await until(`the heading "${named}"`, () => heading() === named);
          expect(findShownCauses()).toEqual([]);
          harness.network.clear();
          await shown(entry.shows);
          expect(harness.app.errors).toEqual([]);
        },
      );

      it.each(
        networkScenarios.filter((networkScenario) => kind(networkScenario) === 'sessionOver'),
      )('the page ends the session after one renewal: $name', async (networkScenario) => {
        await openIn(networkScenario);
        await until('the session-expired page', () => heading() === 'Your Session has expired.');
        expect(harness.network.renewals()).toBe(1);
        expect(ways(main())).not.toEqual([]);
        expect(harness.app.errors).toEqual([]);
      });

      it.each(
        networkScenarios.filter(
          (networkScenario) => ![null, 'sessionOver'].includes(kind(networkScenario)),
        ),
      )(
        'the page shows the cause, keeps its heading and offers a next step: $name',
        async (networkScenario) => {
          await openIn(networkScenario);
          const why = kind(networkScenario);
          const insteadText = why && entry.insteadText?.[why];
          if (insteadText) {
            await untilIn(networkScenario, 'the expected fallback', () =>
              insteadText.test(readPageText()),
            );
            expect(ways()).not.toEqual([]);
            expect(harness.app.errors).toEqual([]);
            return;
          }
          await untilIn(networkScenario, `the error message "${String(why)}"`, () =>
            findShownCauses().some((each) => each === why),
          );
          await untilIn(networkScenario, 'the end of loading', () => !isBusy());
          expect(findShownCauses()).toEqual([why]);
          expect(heading()).toBe(headingIn(entry, why, id) ?? title);
          expect(harness.app.errors).toEqual([]);
          harness.network.clear();
          await goOn(entry, networkScenario);
        },
      );
    });
  });
}

/** The heading of the page if it differs from the healthy one. */
const headingIn = (entry: PageEntry, why: Kind | null, id: string) =>
  entry.isOfRecord && why === 'notFound' && isNaming(entry, id)
    ? 'Sorry, page not found'
    : (entry.headingOfFailure ?? namedWithout(entry, id));

/** Whether the response of an operation names the page: without it, its record is missing. */
const isNaming = ({ namedBy }: PageEntry, id: string) => namedBy === undefined || namedBy === id;

/** The heading without the response of an operation, if it differs. */
const namedWithout = (entry: PageEntry, id: string) =>
  isNaming(entry, id) ? entry.heading : undefined;

/** A temporary failure can be retried; for a permanent one, the page has a link to another page. */
async function goOn({ shows }: PageEntry, { kind }: NetworkScenario): Promise<void> {
  const again = button(/^Try again/, main());
  if (kind !== 'notFound') expect(again, 'a button "Try again"').not.toBeNull();
  if (again) {
    again.click();
    await shown(shows);
    return;
  }
  const before = readMainText();
  const first = ways(main()).find((name) => /Back|Dashboard|list/i.test(name));
  expect(first, 'a link or button to continue').toBeDefined();
  button(first ?? '', main())?.click();
  await until('another page', () => readMainText() !== before && !isBusy());
}
