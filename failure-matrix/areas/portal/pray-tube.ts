import { api } from '#openapi/client/index.ts';
import { areaOfRecords } from '../../support/record-area.ts';

const records = areaOfRecords({
  kind: 'a video',
  heading: 'Video',
  list: '/pray-tube',
  addresses: { add: 'addVideo', edit: '$id/editVideo', view: '$id/' },
  calls: {
    list: 'searchVideos',
    edit: 'getVideo',
    view: 'getVideo',
    create: 'createVideo',
    update: 'updateVideo',
    delete: 'deleteVideo',
  },
  id: async () => (await api.getVideos({})).videos[0]?.id,
  first: 'Welcome',
  fields: {
    Title: 'Safety',
    Address: 'https://vimeo.com/1084537',
    Category: 'People',
    Description: 'For everyone.',
  },
  shows: /Category/,
});

export const pages = Object.fromEntries(
  Object.entries(records.pages).map(([route, entry]) => [
    route.replaceAll('$id', '$videoId'),
    entry,
  ]),
);
export const { saves } = records;
