import type { AreaMessages } from '../../core/messages/localized-text.ts';
import { periodMessages } from '../../common/clockwork/period.messages.ts';
import { visibilityMessages } from '../../common/clockwork/visibility.messages.ts';

/** Messages of the reports; those about periods and teams are shared with ClockWork. */
export const reports = {
  ...periodMessages,
  ...visibilityMessages,
  headTag: { en: 'Tag', fr: 'Étiquette', es: 'Etiqueta', zh: '标签', ar: 'الوسم' },
  headProjectCode: { en: 'Code', fr: 'Code', es: 'Código', zh: '代码', ar: 'الرمز' },
  headProjectName: { en: 'Project', fr: 'Projet', es: 'Proyecto', zh: '项目', ar: 'المشروع' },
  headTagHours: { en: 'Hours', fr: 'Heures', es: 'Horas', zh: '小时', ar: 'الساعات' },
} as const satisfies AreaMessages;

declare module '../../core/messages/area.ts' {
  interface MessagesOfAreas {
    reports: typeof reports;
  }
}
