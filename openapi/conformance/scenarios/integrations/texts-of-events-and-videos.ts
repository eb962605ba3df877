import { scenario } from '../../scenario/types.ts';
import { eventFields, videoFields } from '../../support/integrations.ts';

export default scenario({
  title: 'Texts of events and videos are kept without the blanks around them, and need a title',
  source: 'ENGAG-107, and the decisions on screens',
  async run(kit) {
    const me = kit.as('admin');
    const padded = { title: ' A title ', description: ' Words ' };
    const words = ['A title', 'Words'];
    const { calendarEvent } = await me.ask('createCalendarEvent', {
      body: { ...eventFields(kit, me), ...padded, location: ' Room 1 ' },
    });
    kit.expectEqual(
      'the event',
      [calendarEvent.title, calendarEvent.description, calendarEvent.location],
      [...words, 'Room 1'],
    );
    await me.ask('deleteCalendarEvent', { path: { id: calendarEvent.id } });
    const { video } = await me.ask('createVideo', {
      body: { ...videoFields(kit), ...padded, category: ' Life ' },
    });
    kit.expectEqual(
      'the video',
      [video.title, video.description, video.category],
      [...words, 'Life'],
    );
    await me.ask('deleteVideo', { path: { id: video.id } });
    const blank = { ...eventFields(kit, me), title: '   ' };
    const { fieldErrors } = await me.refused(400, 'createCalendarEvent', { body: blank });
    kit.expectThat('the refusal stands at the title', fieldErrors?.['title'] !== undefined);
    const untitled = { ...videoFields(kit), title: '   ' };
    const refused = await me.refused(400, 'createVideo', { body: untitled });
    kit.expectThat('this one, too', refused.fieldErrors?.['title'] !== undefined);
  },
});
