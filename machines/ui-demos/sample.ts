import type { RecordFields } from '../records/record-page.ts';

/** The kinds of sample records; each has a text. */
export const sampleKinds = ['chair', 'table', 'lamp', 'plant', 'cabinet', 'sofa'] as const;
export type SampleKind = (typeof sampleKinds)[number];

/** A record of the demo list. It exists in this tab only. */
export interface Sample {
  id: string;
  code: string;
  kind: SampleKind;
  stock: number;
}

/** The fields by which the list is searched, sorted and filtered. */
export const sampleFields: RecordFields<Sample> = {
  code: ({ code }) => code,
  kind: ({ kind }) => kind,
  stock: ({ stock }) => stock,
};

/** The sample records, the same at every start. */
export const buildSamples = (): Sample[] =>
  sampleKinds.flatMap((kind, row) =>
    [1, 2, 3, 4].map((at) => ({
      id: `${kind}-${at}`,
      code: `${kind.slice(0, 2).toUpperCase()}-${String(row * 4 + at).padStart(3, '0')}`,
      kind,
      stock: (row * 7 + at * 5) % 23,
    })),
  );
