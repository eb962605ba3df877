import type { Page } from 'playwright';
import type { Effort } from './effort.ts';

/** Maximum time for a busy machine to store them, in ms. */
const patience = 300_000;
/** Maximum number of lines per import. */
const limit = 20_000;
const types = ['Laptop', 'Desktop', 'Monitor', 'Mobile phone', 'Tablet', 'Printer'];
const locations = ['Head office', 'Store'];

/** Durations of the two import steps, in ms. */
export interface ImportTimes {
  checked: number;
  imported: number;
}

/** Imports assets like a person with a table of them; returns the times of the first import. */
export async function importAssets(
  page: Page,
  origin: string,
  { first, total, effort }: { first: number; total: number; effort: Effort },
): Promise<ImportTimes> {
  const sizes = effort.isLarge ? parts(first, total) : [20];
  const times: ImportTimes[] = [];
  let from = 0;
  for (const size of sizes) {
    times.push(await importPart(page, origin, { from, size }));
    from += size;
  }
  return times[0] ?? { checked: Number.NaN, imported: Number.NaN };
}

/** Import sizes: the first one, then full ones for the rest. */
function parts(first: number, total: number): number[] {
  const sizes = [first];
  for (let remaining = total - first; remaining > 0; remaining -= limit)
    sizes.push(Math.min(remaining, limit));
  return sizes;
}

async function importPart(
  page: Page,
  origin: string,
  { from, size }: { from: number; size: number },
): Promise<ImportTimes> {
  await page.goto(`${origin}/assetManager/import`);
  const input = page.locator('input[type="file"]');
  await input.waitFor({ state: 'attached' });
  await input.setInputFiles({
    name: 'assets.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(buildTable(from, size)),
  });
  const checked = await measureTime(page, 'Check rows', /^All rows are valid/);
  const imported = await measureTime(page, /^Import [\d,]+ assets$/, /assets were imported\.$/);
  return { checked, imported };
}

/** Ms from pressing a button until a text appears; includes one browser round trip. */
async function measureTime(page: Page, button: string | RegExp, text: RegExp): Promise<number> {
  const press = page.getByRole('button', { name: button });
  await press.waitFor();
  const began = performance.now();
  await press.click();
  await page.getByText(text).waitFor({ timeout: patience });
  return performance.now() - began;
}

const headings = [
  'Asset Code',
  'Name',
  'Asset Type',
  'Serial Number',
  'Location',
  'Vendor',
  'Invoice Number',
  'Date of Purchase',
  'Price',
  'No. of Years',
];

/** Lines of a spreadsheet, with consecutive purchase dates. */
function buildTable(from: number, size: number): string {
  const lines = Array.from({ length: size }, (_, at) => buildLine(from + at).join(','));
  return [headings.join(','), ...lines].join('\n');
}

function buildLine(at: number): (string | number)[] {
  const number = String(at).padStart(5, '0');
  const bought = new Date(Date.UTC(2020, 0, 1 + (at % 1500))).toISOString().slice(0, 10);
  return [
    `BENCH-${number}`,
    `Bench ${at}`,
    types[at % types.length] ?? '',
    `B-${at}`,
    locations[at % locations.length] ?? '',
    'Cobalt Hardware',
    `INV-${at % 900}`,
    bought,
    1000 + (at % 5000),
    3,
  ];
}
