import { useEffect, useState } from 'react';
import { isWalked, mergeCharts } from '../statechart-panel/coverage/walked.ts';
import type { Walked } from '../statechart-panel/link/protocol.ts';

/** By the chart's id: what was walked. */
export type WalkedCharts = Readonly<Record<string, Walked>>;

/** Where test runs leave what they have walked: served by main.ts. */
export const coverageFiles = ['./walked/node.json', './walked/stories.json'];

/** What test runs have left; null when there is nothing. */
export function useTestCoverage(): WalkedCharts | null {
  const [walked, setWalked] = useState<WalkedCharts | null>(null);
  useEffect(() => {
    let isGone = false;
    async function read() {
      const found = await readAll();
      if (!isGone && Object.keys(found).length > 0) setWalked(found);
    }
    void read();
    return () => {
      isGone = true;
    };
  }, []);
  return walked;
}

async function readAll(): Promise<Record<string, Walked>> {
  const files = await Promise.all(coverageFiles.map(readOne));
  return files.reduce(mergeCharts, {});
}

/** A file that is missing or not in order counts as none. */
async function readOne(address: string): Promise<Record<string, Walked>> {
  try {
    const answer = await fetch(address);
    const read = (await answer.json()) as Record<string, unknown>;
    return Object.fromEntries(
      Object.entries(read).filter((entry): entry is [string, Walked] => isWalked(entry[1])),
    );
  } catch {
    return {};
  }
}
