#!/usr/bin/env node
import process from 'node:process';

/** Nothing of the kit is imported before the version is known: an older Node would fail with a riddle. */
const needed = 24;
if (Number.parseInt(process.versions.node, 10) < needed) {
  console.error(
    `The conformance kit needs Node ${needed} or newer; this is Node ${process.versions.node}.`,
  );
  process.exitCode = 2;
} else {
  const { main } = await import('./cli/main.ts');
  process.exitCode = await main(process.argv.slice(2), process.env);
}
