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
  headItemKind: { en: 'Kind', fr: 'Type', es: 'Tipo', zh: '类型', ar: 'النوع' },
  itemTask: { en: 'Task', fr: 'Tâche', es: 'Tarea', zh: '任务', ar: 'مهمة' },
  itemImpediment: { en: 'Impediment', fr: 'Obstacle', es: 'Impedimento', zh: '障碍', ar: 'عائق' },
  headItemCode: {
    en: 'Task code',
    fr: 'Code de la tâche',
    es: 'Código de la tarea',
    zh: '任务代码',
    ar: 'رمز المهمة',
  },
  headItemTitle: { en: 'Title', fr: 'Titre', es: 'Título', zh: '标题', ar: 'العنوان' },
  headItemStatus: { en: 'Status', fr: 'Statut', es: 'Estado', zh: '状态', ar: 'الحالة' },
  item_open: { en: 'Open', fr: 'À faire', es: 'Pendiente', zh: '待办', ar: 'مفتوحة' },
  item_inProgress: {
    en: 'In progress',
    fr: 'En cours',
    es: 'En curso',
    zh: '进行中',
    ar: 'قيد التنفيذ',
  },
  item_blocked: { en: 'Blocked', fr: 'Bloquée', es: 'Bloqueada', zh: '受阻', ar: 'معطّلة' },
  item_done: { en: 'Done', fr: 'Terminée', es: 'Hecha', zh: '已完成', ar: 'منجزة' },
  headItemPerson: { en: 'Person', fr: 'Personne', es: 'Persona', zh: '人员', ar: 'الشخص' },
  headItemStart: { en: 'Start', fr: 'Début', es: 'Inicio', zh: '开始', ar: 'البداية' },
  headItemDue: { en: 'Due', fr: 'Échéance', es: 'Vencimiento', zh: '截止', ar: 'الاستحقاق' },
  headItemEstimate: {
    en: 'Estimate (hours)',
    fr: 'Estimation (heures)',
    es: 'Estimación (horas)',
    zh: '估算（小时）',
    ar: 'التقدير (ساعات)',
  },
  headItemHours: {
    en: 'Hours in the period',
    fr: 'Heures de la période',
    es: 'Horas del periodo',
    zh: '期间工时',
    ar: 'ساعات الفترة',
  },
  headItemTotalHours: {
    en: 'Total hours',
    fr: 'Heures au total',
    es: 'Horas en total',
    zh: '总工时',
    ar: 'إجمالي الساعات',
  },
} as const satisfies AreaMessages;

declare module '../../core/messages/localized-text.ts' {
  interface MessagesOfAreas {
    reports: typeof reports;
  }
}
