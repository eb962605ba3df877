import type { Tool } from './tool.ts';

/** A tool for tests, test models and stories. */
export const exampleTool: Tool = {
  id: '04ac5a6f-359c-4cb5-ac67-c41d010d786c',
  name: 'Vector Draw',
  latestVersion: '12.1',
  description: 'Vector graphics for print and web.',
  price: 239.88,
  url: 'https://vector-draw.example.test',
  userLimits: 20,
  status: true,
  license: true,
  version: 1,
  changedBy: 'Kira Novak',
  changedOn: '2026-02-27T09:12:00.000Z',
};
