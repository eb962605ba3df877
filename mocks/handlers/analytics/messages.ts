import type { AreaMessages } from '../../core/messages/localized-text.ts';
import { periodMessages } from '../../common/clockwork/period.messages.ts';

/** Messages of the analytics operations. */
export const analytics = {
  ...periodMessages,
  analyticsTeamUnknown: {
    en: 'This team was not found.',
    fr: 'Cette équipe est introuvable.',
    es: 'No se encontró este equipo.',
    zh: '未找到此团队。',
    ar: 'لم يتم العثور على هذا الفريق.',
  },
  analyticsProjectUnknown: {
    en: 'This project was not found.',
    fr: 'Ce projet est introuvable.',
    es: 'No se encontró este proyecto.',
    zh: '未找到此项目。',
    ar: 'لم يتم العثور على هذا المشروع.',
  },
  dayNotPast: {
    en: 'Only days before today can be selected.',
    fr: 'Seuls les jours antérieurs à aujourd’hui peuvent être choisis.',
    es: 'Solo se pueden elegir días anteriores a hoy.',
    zh: '只能选择今天以前的日期。',
    ar: 'لا يمكن اختيار سوى الأيام السابقة لليوم.',
  },
  headTeam: { en: 'Team', fr: 'Équipe', es: 'Equipo', zh: '团队', ar: 'الفريق' },
  headMembers: { en: 'Members', fr: 'Membres', es: 'Miembros', zh: '成员', ar: 'الأعضاء' },
  headHoursWorked: {
    en: 'Hours Worked',
    fr: 'Heures travaillées',
    es: 'Horas trabajadas',
    zh: '工作时长',
    ar: 'ساعات العمل',
  },
  headHoursBefore: {
    en: 'Previous period ({from} – {to})',
    fr: 'Période précédente ({from} – {to})',
    es: 'Período anterior ({from} – {to})',
    zh: '上一时段（{from} – {to}）',
    ar: 'الفترة السابقة ({from} – {to})',
  },
  headDifference: {
    en: 'Difference (hours)',
    fr: 'Différence en heures',
    es: 'Diferencia en horas',
    zh: '差异（小时）',
    ar: 'الفرق بالساعات',
  },
  teamTotal: {
    en: '{team} total',
    fr: 'Total de {team}',
    es: 'Total de {team}',
    zh: '{team} 合计',
    ar: 'إجمالي {team}',
  },
  withoutTeam: {
    en: 'No team',
    fr: 'Sans équipe',
    es: 'Sin equipo',
    zh: '没有团队',
    ar: 'بلا فريق',
  },
  withoutTeamTotal: {
    en: 'Total for no team',
    fr: 'Total sans équipe',
    es: 'Total sin equipo',
    zh: '没有团队合计',
    ar: 'الإجمالي بلا فريق',
  },
} as const satisfies AreaMessages;

declare module '../../core/messages/localized-text.ts' {
  interface MessagesOfAreas {
    analytics: typeof analytics;
  }
}
