import type { AreaMessages } from '../../core/messages/localized-text.ts';

/** The headings of the time report in Excel. */
export const reportMessages = {
  headDate: { en: 'Date', fr: 'Date', es: 'Fecha', zh: '日期', ar: 'التاريخ' },
  headEmployee: { en: 'Employee', fr: 'Employé', es: 'Empleado', zh: '员工', ar: 'الموظف' },
  headProject: { en: 'Project', fr: 'Projet', es: 'Proyecto', zh: '项目', ar: 'المشروع' },
  otherProjects: {
    en: 'Other projects',
    fr: 'Autres projets',
    es: 'Otros proyectos',
    zh: '其他项目',
    ar: 'مشاريع أخرى',
  },
  headTask: { en: 'Task', fr: 'Tâche', es: 'Tarea', zh: '任务', ar: 'المهمة' },
  headDescription: {
    en: 'Description',
    fr: 'Description',
    es: 'Descripción',
    zh: '描述',
    ar: 'الوصف',
  },
  headStart: { en: 'Start', fr: 'Début', es: 'Inicio', zh: '开始', ar: 'البداية' },
  headEnd: { en: 'End', fr: 'Fin', es: 'Fin', zh: '结束', ar: 'النهاية' },
  headHours: { en: 'Hours', fr: 'Heures', es: 'Horas', zh: '小时', ar: 'الساعات' },
  headHoursInTask: {
    en: 'Hours on Task',
    fr: 'Heures sur la tâche',
    es: 'Horas en la tarea',
    zh: '任务总小时',
    ar: 'ساعات المهمة',
  },
} as const satisfies AreaMessages;
