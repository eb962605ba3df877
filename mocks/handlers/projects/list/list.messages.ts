import type { AreaMessages } from '../../../core/messages/localized-text.ts';

/** Headings of the exported list of projects. */
export const listMessages = {
  headProjectCode: { en: 'Code', fr: 'Code', es: 'Código', zh: '代码', ar: 'الرمز' },
  headProjectName: { en: 'Name', fr: 'Nom', es: 'Nombre', zh: '名称', ar: 'الاسم' },
  headProjectDescription: {
    en: 'Description',
    fr: 'Description',
    es: 'Descripción',
    zh: '描述',
    ar: 'الوصف',
  },
  headProjectParent: {
    en: 'Parent Project',
    fr: 'Projet parent',
    es: 'Proyecto superior',
    zh: '父项目',
    ar: 'المشروع الأعلى',
  },
  headProjectCreatedBy: {
    en: 'Created By',
    fr: 'Créé par',
    es: 'Creado por',
    zh: '创建人',
    ar: 'أنشأه',
  },
  headProjectOwnedBy: {
    en: 'Owned By',
    fr: 'Propriétaire',
    es: 'Responsable',
    zh: '负责人',
    ar: 'المالك',
  },
  headProjectCreatedOn: {
    en: 'Created On',
    fr: 'Créé le',
    es: 'Creado el',
    zh: '创建日期',
    ar: 'تاريخ الإنشاء',
  },
  headProjectStart: {
    en: 'Start Date',
    fr: 'Date de début',
    es: 'Fecha de inicio',
    zh: '开始日期',
    ar: 'تاريخ البدء',
  },
  headProjectDue: {
    en: 'Due Date',
    fr: 'Échéance',
    es: 'Fecha límite',
    zh: '截止日期',
    ar: 'تاريخ الاستحقاق',
  },
  headProjectImpediments: {
    en: 'Open Impediments',
    fr: 'Obstacles ouverts',
    es: 'Impedimentos abiertos',
    zh: '未解决的障碍',
    ar: 'العوائق المفتوحة',
  },
  headProjectSubProjects: {
    en: 'Sub-projects',
    fr: 'Sous-projets',
    es: 'Subproyectos',
    zh: '子项目',
    ar: 'المشاريع الفرعية',
  },
} as const satisfies AreaMessages;
