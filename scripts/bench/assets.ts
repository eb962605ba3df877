import { createMedianFigure, type Figure } from './figures.ts';
import { openServer, type MeasuredServer } from './measured-server.ts';

const manager = 'ines';
const count = 50_000;
const imported = 5_000;
const labelled = 500;
const tries = 5;
const page = { page: 1, pageSize: 50, sort: null, columnFilters: [] };

/**
 * Lists, searches, runs, checks and labels among 50,000 assets, with the reference server's
 * responses.
 */
export async function measureAssets(): Promise<Figure[]> {
  const server = await openServer('small', manager);
  await server.call('listAssets', { body: page }); // seeds the area
  await addAssets(server);
  const times = async (id: Parameters<typeof server.call>[0], part: object): Promise<number[]> => {
    const before = server.samples.get(id)?.length ?? 0;
    for (let done = 0; done < tries; done += 1) await server.call(id, part);
    return (server.samples.get(id) ?? []).slice(before).map(({ ms }) => ms);
  };
  const of50k = `of ${count} assets`;
  const listed = await times('listAssets', { body: page });
  const searched = await times('listAssets', { body: { ...page, search: 'bench 4999' } });
  const run = await times('runDepreciation', { path: { yearId: '2024' } });
  const checked = await times('importAssets', { body: { dryRun: true, rows: rowsToImport() } });
  const labels = await times('listAssetLabels', {
    body: { ...page, assetIds: Array.from({ length: labelled }, (_, at) => buildId(at)) },
  });
  return [
    createMedianFigure(listed, { name: `A page of 50 ${of50k}`, unit: 'ms', budget: 60 }),
    createMedianFigure(searched, { name: `A search as typed ${of50k}`, unit: 'ms', budget: 50 }),
    createMedianFigure(run, {
      name: `A run of the depreciation ${of50k}`,
      unit: 'ms',
      budget: 3000,
    }),
    createMedianFigure(checked, {
      name: `An import of ${imported} lines, checked`,
      unit: 'ms',
      budget: 2000,
    }),
    createMedianFigure(labels, { name: `${labelled} labels ${of50k}`, unit: 'ms', budget: 1000 }),
  ];
}

const buildId = (at: number): string => `be4c4000-0000-4000-8000-${String(at).padStart(12, '0')}`;

/** Similar assets with consecutive purchase dates. */
const addAssets = ({ store }: MeasuredServer) =>
  store.transaction('write', async (tx) => {
    const db = tx.tenant('aster');
    const [one] = await db.query('assets', { where: { assignmentId: null }, limit: 1 });
    if (!one) throw new Error('The demo data must have an asset in store, but has none.');
    for (let at = 0; at < count; at += 1) {
      const assetCode = `BENCH-${String(at).padStart(5, '0')}`;
      const dateOfPurchase = new Date(Date.UTC(2020, 0, 1 + (at % 1500)))
        .toISOString()
        .slice(0, 10);
      await db.put('assets', {
        ...one,
        id: buildId(at),
        assetCode,
        codeKey: assetCode.toLowerCase(),
        name: `Bench ${at}`,
        serialNumber: `B-${at}`,
        dateOfPurchase,
        warrantyStartDate: dateOfPurchase,
      });
    }
  });

const rowsToImport = () =>
  Array.from({ length: imported }, (_, at) => ({
    line: at + 2,
    assetCode: `IMPORT-${at}`,
    name: `Import ${at}`,
    assetType: 'Tablet',
    serialNumber: `I-${at}`,
    assetLocation: 'Head office',
    vendor: 'Cobalt Hardware',
    invoiceNumber: 'INV-1',
    dateOfPurchase: '2025-02-02',
    price: '100.00',
    warrantyPeriod: '2',
  }));
