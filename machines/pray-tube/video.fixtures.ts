import type { Video } from './video.ts';

/** A video for tests, test models and stories. */
export const exampleVideo: Video = {
  id: '8b3e5c20-0000-4000-8000-000000000011',
  title: 'Welcome',
  url: 'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
  description: 'What you need to know on your first day.',
  category: 'People',
  addedByName: 'Ava Stone',
  addedOn: '2026-03-02T08:05:00.000Z',
  version: 1,
};
