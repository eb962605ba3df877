#!/usr/bin/env node
import process from 'node:process';

/**
 * Imports nothing of the kit before the Node version is checked: an older Node would fail with a
 * cryptic error.
 */
const needed = 24;
if (Number.parseInt(process.versions.node, 10) < needed) {
  console.error(
    `The conformance kit needs Node ${needed} or later, but this is Node ${process.versions.node}. Install a newer Node and try again.`,
  );
  process.exitCode = 2;
} else {
  const { main } = await import('./cli/main.ts');
  process.exitCode = await main(process.argv.slice(2), process.env);
}
