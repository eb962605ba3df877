import type { AreaMessages } from '../../core/messages/localized-text.ts';

/** Messages of the team operations; the English texts of the requirements are verbatim. */
export const teams = {
  teamCreated: {
    en: 'Team was created successfully.',
    fr: 'L’équipe a été créée.',
    es: 'El equipo se creó correctamente.',
    zh: '团队创建成功。',
    ar: 'تم إنشاء الفريق بنجاح.',
  },
  teamUpdated: {
    en: 'Team was updated successfully.',
    fr: 'L’équipe a été mise à jour.',
    es: 'El equipo se actualizó correctamente.',
    zh: '团队更新成功。',
    ar: 'تم تحديث الفريق بنجاح.',
  },
  teamDeleted: {
    en: 'Team was deleted successfully.',
    fr: 'L’équipe a été supprimée.',
    es: 'El equipo se eliminó correctamente.',
    zh: '团队删除成功。',
    ar: 'تم حذف الفريق بنجاح.',
  },
  teamUnknown: {
    en: 'This team was not found.',
    fr: 'Cette équipe est introuvable.',
    es: 'No se encontró este equipo.',
    zh: '未找到此团队。',
    ar: 'لم يُعثر على هذا الفريق.',
  },
  teamNameTaken: {
    en: 'Team Name already exists.',
    fr: 'Ce nom d’équipe existe déjà.',
    es: 'Ese nombre de equipo ya existe.',
    zh: '团队名称已存在。',
    ar: 'اسم الفريق موجود بالفعل.',
  },
  teamGroupCreated: {
    en: 'Group was created successfully.',
    fr: 'Le groupe a été créé.',
    es: 'El grupo se creó correctamente.',
    zh: '小组创建成功。',
    ar: 'تم إنشاء المجموعة بنجاح.',
  },
  teamGroupUpdated: {
    en: 'Group was updated successfully.',
    fr: 'Le groupe a été mis à jour.',
    es: 'El grupo se actualizó correctamente.',
    zh: '小组更新成功。',
    ar: 'تم تحديث المجموعة بنجاح.',
  },
  teamGroupDeleted: {
    en: 'Group was deleted successfully.',
    fr: 'Le groupe a été supprimé.',
    es: 'El grupo se eliminó correctamente.',
    zh: '小组删除成功。',
    ar: 'تم حذف المجموعة بنجاح.',
  },
  teamGroupUnknown: {
    en: 'This group was not found in the team.',
    fr: 'Ce groupe est introuvable dans l’équipe.',
    es: 'No se encontró este grupo en el equipo.',
    zh: '未在团队中找到此小组。',
    ar: 'لم يُعثر على هذه المجموعة في الفريق.',
  },
  teamGroupNameTaken: {
    en: 'Group Name already exists.',
    fr: 'Ce nom de groupe existe déjà.',
    es: 'Ese nombre de grupo ya existe.',
    zh: '小组名称已存在。',
    ar: 'اسم المجموعة موجود بالفعل.',
  },
  completedAboveTotal: {
    en: 'Completed Task must be less than Total Tasks.',
    fr: 'Les tâches terminées doivent être moins nombreuses que le total des tâches.',
    es: 'Las tareas completadas deben ser menos que el total de tareas.',
    zh: '已完成的任务数必须小于任务总数。',
    ar: 'يجب أن يكون عدد المهام المكتملة أقل من إجمالي المهام.',
  },
  teamInUse: {
    en: 'Unable to delete the Team. {count, plural, one {# asset or asset type belongs} other {# assets and asset types belong}} to it.',
    fr: 'Impossible de supprimer l’équipe. {count, plural, one {# actif ou type d’actif lui appartient} many {# d’actifs et de types d’actif lui appartiennent} other {# actifs et types d’actif lui appartiennent}}.',
    es: 'No se puede eliminar el equipo. {count, plural, one {# activo o tipo de activo le pertenece} many {# de activos y tipos de activo le pertenecen} other {# activos y tipos de activo le pertenecen}}.',
    zh: '无法删除团队。有 {count, plural, other {# 项资产或资产类型}}属于该团队。',
    ar: 'تعذّر حذف الفريق. عدد الأصول وأنواع الأصول التابعة له: {count}.',
  },
} as const satisfies AreaMessages;

declare module '../../core/messages/localized-text.ts' {
  interface MessagesOfAreas {
    teams: typeof teams;
  }
}
