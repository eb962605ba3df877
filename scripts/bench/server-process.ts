import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import type { SeedSize } from '../../mocks/seed/seed.ts';

const program = fileURLToPath(new URL('../../mocks/server.ts', import.meta.url));

/** A folder for databases, which goes with `remove`. */
export function newFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'atrium-bench-'));
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

/**
 * The reference server in a process of its own, as an operator starts it: with a database, which
 * is seeded where it is new, and with its log, which is passed over.
 */
export async function startServerProcess(db: string, size: SeedSize) {
  const args = [program, '--port', '0', '--db', db, '--seed', size];
  const start = performance.now();
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  const ended = once(child, 'exit');
  const address = await addressIn(child.stdout);
  return {
    address,
    /** From the start of the process to its first answer, in ms. */
    startedIn: performance.now() - start,
    /** What the process holds of the machine's memory, in MB. */
    memory: (): number =>
      Number(execFileSync('ps', ['-o', 'rss=', '-p', String(child.pid)], { encoding: 'utf8' })) /
      1024,
    stop: async (): Promise<void> => {
      child.kill();
      await ended;
    },
  };
}

/** The address that the server tells; what it writes from then on is passed over. */
function addressIn(output: Readable): Promise<string> {
  return new Promise((resolve, reject) => {
    createInterface({ input: output })
      .on('line', (line) => {
        const [, address] = /answers on (http:\S+)\/api$/.exec(line) ?? [];
        if (address !== undefined) resolve(address);
      })
      .on('close', () => reject(new Error('The server did not start.')));
  });
}
