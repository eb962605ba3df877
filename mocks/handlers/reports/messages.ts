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
  headTagShare: { en: 'Share', fr: 'Part', es: 'Porcentaje', zh: '占比', ar: 'النسبة' },
  headTagPerson: { en: 'Employee', fr: 'Employé', es: 'Empleado', zh: '员工', ar: 'الموظف' },
  headTagState: { en: 'Status', fr: 'Statut', es: 'Estado', zh: '状态', ar: 'الحالة' },
  tagPersonLeft: {
    en: 'Has left',
    fr: 'A quitté l’organisation',
    es: 'Ya no trabaja aquí',
    zh: '已离职',
    ar: 'غادر المؤسسة',
  },
  tagPersonEmployed: { en: 'Active', fr: 'Actif', es: 'Activo', zh: '在职', ar: 'نشط' },
  headTagFrom: { en: 'From', fr: 'Du', es: 'Desde', zh: '开始日期', ar: 'من' },
  headTagTo: { en: 'To', fr: 'Au', es: 'Hasta', zh: '结束日期', ar: 'إلى' },
} as const satisfies AreaMessages;

declare module '../../core/messages/area.ts' {
  interface MessagesOfAreas {
    reports: typeof reports;
  }
}
