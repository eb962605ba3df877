import { useEffect, useState } from 'react';
import { isCovered } from '../statechart-panel/coverage/covered.ts';
import { readContract, type Contract } from '../statechart-panel/index.ts';
import type { Covered } from '../statechart-panel/link/protocol.ts';

/** By the chart's id: what was walked. */
export type CoveredCharts = Readonly<Record<string, Covered>>;

/** Where test runs leave what they have walked: served by main.ts. */
export const coverageFiles = { paths: './walked/node.json', stories: './walked/stories.json' };

/** What a test run has left; null when there is nothing. */
export function useTestCoverage(address: string): CoveredCharts | null {
  const [covered, setCovered] = useState<CoveredCharts | null>(null);
  // The files of the test runs, which are read from outside.
  useEffect(() => {
    let isUnmounted = false;
    async function read() {
      const found = await readOne(address);
      if (!isUnmounted && Object.keys(found).length > 0) setCovered(found);
    }
    void read();
    return () => {
      isUnmounted = true;
    };
  }, [address]);
  return covered;
}

/** The contract, which is large and read apart from the page; null until it is there. */
export function useContract(): Contract | null {
  const [contract, setContract] = useState<Contract | null>(null);
  // A part of Storybook that is loaded.
  useEffect(() => {
    let isUnmounted = false;
    async function read() {
      const { default: document } = await import('#openapi/generated/openapi.json');
      if (!isUnmounted) setContract(readContract(document));
    }
    void read();
    return () => {
      isUnmounted = true;
    };
  }, []);
  return contract;
}

/** A file that is missing or not in order counts as none. */
async function readOne(address: string): Promise<Record<string, Covered>> {
  try {
    const response = await fetch(address);
    const read = (await response.json()) as Record<string, unknown>;
    return Object.fromEntries(
      Object.entries(read).filter((entry): entry is [string, Covered] => isCovered(entry[1])),
    );
  } catch {
    return {};
  }
}
