import type { NudgeHistory } from './assign.actors.ts';

export const exampleHistory: NudgeHistory = {
  clients: [
    {
      id: '00000000-0000-4000-8000-000000000031',
      clientContactName: 'Mara Quist',
      clientName: 'Harbour Bank',
      email: 'mara.quist@client.test',
      sentOn: '2026-03-02T08:00:00.000Z',
      sentByName: 'Ben Okafor',
      isAutomatic: false,
      message: 'Could you answer by Friday?',
      clientReviewLink: '/performance/clientReview/aster/00000000-0000-4000-8000-000000000001',
    },
    {
      id: '00000000-0000-4000-8000-000000000032',
      clientContactName: 'Mara Quist',
      clientName: 'Harbour Bank',
      email: 'mara.quist@client.test',
      sentOn: '2026-02-23T08:00:00.000Z',
      sentByName: '',
      isAutomatic: true,
      message: '',
      clientReviewLink: '',
    },
  ],
  staff: [
    {
      id: '00000000-0000-4000-8000-000000000033',
      recipientName: 'Grace Kim',
      email: 'grace@demo.test',
      stepName: 'Manager',
      sentOn: '2026-02-20T08:00:00.000Z',
      sentByName: 'Hugo Silva',
      isAutomatic: false,
      message: 'Please pass it on.',
    },
  ],
};
