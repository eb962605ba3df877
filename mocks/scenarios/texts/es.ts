import type { PanelTexts } from './panel-texts.ts';

export const es: PanelTexts = {
  server: 'Servidor de demostración',
  demo: (title) => `Demostración: ${title}`,
  network: 'Red y servidor',
  data: 'Datos de demostración',
  sizes: {
    small: ['Mundo pequeño', 'Doce personas, 30 días de registros.'],
    large: ['Mundo grande', '2000 personas, 100 000 registros.'],
  },
  rebuild: 'Reconstruir los datos de demostración y recargar',
  scenarios: {
    'healthy-network': ['Buen tiempo', 'Todo responde al instante.'],
    'slow-network': ['Red lenta', 'Cada respuesta espera dos segundos.'],
    'server-down': ['Servidor caído', 'Cada llamada recibe 503.'],
    'server-error': ['Fallo del servidor', 'Cada llamada recibe 500.'],
    offline: ['Sin conexión', 'Ninguna llamada llega al servidor.'],
    'malformed-responses': ['Respuestas dañadas', 'Cada respuesta llega cortada.'],
    'stop-rejected': ['Parada rechazada', 'Detener el temporizador recibe 500.'],
    'start-rejected': ['Inicio rechazado', 'Iniciar el temporizador recibe 500.'],
    'profile-rejected': [
      'Perfil rechazado',
      'El perfil recibe 500: la entrada no está disponible.',
    ],
    'day-rejected': ['Día rechazado', 'Los registros de un día reciben 500.'],
    'hrms-incomplete': [
      'HRMS incompleto',
      'El HRMS de demostración envía solo la mitad de sus datos: la comparación lo indica y no se puede aplicar nada.',
    ],
    'hrms-down': ['HRMS caído', 'El HRMS de demostración no responde; todo lo demás funciona.'],
    'token-about-to-expire': [
      'Token a punto de caducar',
      'Los tokens de acceso duran diez minutos y diez segundos: se renuevan antes.',
    ],
    'token-expired': [
      'Token caducado',
      'Los tokens de acceso duran tres segundos y no se renuevan: la sesión caduca.',
    ],
  },
};
