import type { AreaMessages } from '../../core/messages/localized-text.ts';

/** Messages of the tool operations; the English texts of the requirements are verbatim. */
export const tools = {
  toolCreated: {
    en: 'Tool was created successfully.',
    fr: 'L’outil a été créé.',
    es: 'La herramienta se creó correctamente.',
    zh: '工具创建成功。',
    ar: 'تم إنشاء الأداة بنجاح.',
  },
  toolUpdated: {
    en: 'Tool was updated successfully.',
    fr: 'L’outil a été mis à jour.',
    es: 'La herramienta se actualizó correctamente.',
    zh: '工具更新成功。',
    ar: 'تم تحديث الأداة بنجاح.',
  },
  toolDeleted: {
    en: 'Tool was deleted successfully.',
    fr: 'L’outil a été supprimé.',
    es: 'La herramienta se eliminó correctamente.',
    zh: '工具删除成功。',
    ar: 'تم حذف الأداة بنجاح.',
  },
  toolUnknown: {
    en: 'This tool was not found.',
    fr: 'Cet outil est introuvable.',
    es: 'No se encontró esta herramienta.',
    zh: '未找到此工具。',
    ar: 'لم يُعثر على هذه الأداة.',
  },
  toolNameTaken: {
    en: 'Tool Name already exists.',
    fr: 'Ce nom d’outil existe déjà.',
    es: 'Ese nombre de herramienta ya existe.',
    zh: '工具名称已存在。',
    ar: 'اسم الأداة موجود بالفعل.',
  },
} as const satisfies AreaMessages;

declare module '../../core/messages/localized-text.ts' {
  interface MessagesOfAreas {
    tools: typeof tools;
  }
}
