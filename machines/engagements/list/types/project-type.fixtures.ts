import type { ProjectType } from './project-type.ts';

export const exampleType: ProjectType = {
  id: '6f1c2a10-0000-4000-8000-000000000071',
  value: 'Fixed price',
  version: 1,
};

export const exampleTypes: readonly ProjectType[] = [
  exampleType,
  { ...exampleType, id: '6f1c2a10-0000-4000-8000-000000000072', value: 'Retainer' },
];
