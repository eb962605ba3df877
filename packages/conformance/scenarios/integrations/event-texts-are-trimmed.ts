import { scenario } from '../../scenario/types.ts';
import { eventFields, videoFields } from '../../support/integrations.ts';

export default scenario({
  title:
    'Texts of events and videos are stored without surrounding spaces, and a title is required',
  source: 'ENGAG-107, API-D03',
  async run(ctx) {
    const me = ctx.as('admin');
    const padded = { title: ' A title ', description: ' Words ' };
    const texts = ['A title', 'Words'];
    const { calendarEvent } = await me.request('createCalendarEvent', {
      body: { ...eventFields(ctx, me), ...padded, location: ' Room 1 ' },
    });
    ctx.expectEqual(
      'the event',
      [calendarEvent.title, calendarEvent.description, calendarEvent.location],
      [...texts, 'Room 1'],
    );
    await me.request('deleteCalendarEvent', { path: { id: calendarEvent.id } });
    const { video } = await me.request('createVideo', {
      body: { ...videoFields(ctx), ...padded, category: ' Life ' },
    });
    ctx.expectEqual(
      'the video',
      [video.title, video.description, video.category],
      [...texts, 'Life'],
    );
    await me.request('deleteVideo', { path: { id: video.id } });
    const blank = { ...eventFields(ctx, me), title: '   ' };
    const { fieldErrors } = await me.expectError(400, 'createCalendarEvent', { body: blank });
    ctx.expectThat('the error is in fieldErrors.title', fieldErrors?.['title'] !== undefined);
    const untitled = { ...videoFields(ctx), title: '   ' };
    const rejected = await me.expectError(400, 'createVideo', { body: untitled });
    ctx.expectThat('this one, too', rejected.fieldErrors?.['title'] !== undefined);
  },
});
