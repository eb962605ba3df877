import { useEffect, useState } from 'react';
import { isCovered } from '@atrium/statechart-panel/core';
import { readContract, type Contract } from '@atrium/statechart-panel';
import type { Covered } from '@atrium/statechart-panel/core';

/** Coverage, by the chart's id. */
export type CoveredCharts = Readonly<Record<string, Covered>>;

/** Addresses at which main.ts serves the results of test runs. */
export const coverageFiles = { paths: './coverage/node.json', stories: './coverage/stories.json' };

/** The result of a test run; null if there is none. */
export function useTestCoverage(address: string): CoveredCharts | null {
  const [covered, setCovered] = useState<CoveredCharts | null>(null);
  // The result files of the test runs are loaded from outside the component.
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

/** The contract, which is large and loaded separately from the page; null until it is loaded. */
export function useContract(): Contract | null {
  const [contract, setContract] = useState<Contract | null>(null);
  // A lazy part of Storybook.
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

/** A missing or invalid file counts as none. */
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
