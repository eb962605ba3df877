import { watch as watchFolder } from 'node:fs';
import type { Result } from '../run/results.ts';

/** Editors and compilers write several files at once: one run follows when they are done, in ms. */
const quiet = 300;

export interface Watching {
  /**
   * The folder whose changes start a run. It must exist: otherwise the watch would wait forever.
   */
  folder: string;
  /** One run, which prints its own results. */
  verify: () => Promise<readonly Result[]>;
  print: (text: string) => void;
  /** Each typed line starts a run, too. */
  lines: AsyncIterable<unknown>;
  signal: AbortSignal;
}

/** Runs once, and again after each change, until the signal aborts or the input ends. */
export async function watchRuns({ folder, verify, print, lines, signal }: Watching): Promise<void> {
  const bell = createBell(signal);
  const watcher = watchFolder(folder, { recursive: true, signal }, bell.ring);
  void ringForEach(lines, bell.ring);
  let before: readonly Result[] | null = null;
  while (!signal.aborted) {
    const results = await verify().catch((error: unknown) => {
      print(error instanceof Error ? error.message : String(error));
      return null;
    });
    if (results && before) print(differenceText(before, results));
    before = results ?? before;
    print(`Watching ${folder} for changes. Press Enter to run again, Ctrl+C to quit.`);
    await bell.received();
  }
  watcher.close();
}

/** The checks that pass or fail now but did not in the previous run. */
export function differenceText(before: readonly Result[], now: readonly Result[]): string {
  const failed = (results: readonly Result[]) =>
    new Set(results.filter(({ outcome }) => outcome === 'failed').map(({ id }) => id));
  const [was, is] = [failed(before), failed(now)];
  const fixed = [...was].filter((id) => !is.has(id));
  const broken = [...is].filter((id) => !was.has(id));
  if (fixed.length + broken.length === 0) return 'No differences from the previous run.';
  return [...fixed.map((id) => `fixed   ${id}`), ...broken.map((id) => `broken  ${id}`)].join('\n');
}

async function ringForEach(lines: AsyncIterable<unknown>, ring: () => void): Promise<void> {
  for await (const _ of lines) ring();
}

/** Stores that something has changed until the next request, and waits until changes settle. */
function createBell(signal: AbortSignal) {
  let hasRung = false;
  let triggerRun = () => {};
  let timer: NodeJS.Timeout | undefined;
  const wake = () => {
    hasRung = true;
    triggerRun();
  };
  signal.addEventListener('abort', wake);
  return {
    ring: () => {
      clearTimeout(timer);
      timer = setTimeout(wake, quiet);
    },
    received: async () => {
      if (!hasRung && !signal.aborted) await new Promise<void>((resolve) => (triggerRun = resolve));
      hasRung = false;
    },
  };
}
