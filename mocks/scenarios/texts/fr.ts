import type { PanelTexts } from './panel-texts.ts';

export const fr: PanelTexts = {
  server: 'Serveur de démo',
  demo: (title) => `Démo : ${title}`,
  network: 'Réseau et serveur',
  data: 'Données de démo',
  sizes: {
    small: ['Petit monde', 'Douze personnes, 30 jours de pointages.'],
    large: ['Grand monde', '2 000 personnes, 100 000 pointages.'],
  },
  rebuild: 'Reconstruire les données de démo et recharger',
  scenarios: {
    'healthy-network': ['Beau temps', 'Tout répond aussitôt.'],
    'slow-network': ['Réseau lent', 'Chaque réponse attend deux secondes.'],
    'server-down': ['Serveur arrêté', 'Chaque appel reçoit 503.'],
    'server-error': ['Panne du serveur', 'Chaque appel reçoit 500.'],
    offline: ['Hors ligne', 'Aucun appel n’atteint le serveur.'],
    'malformed-responses': ['Réponses abîmées', 'Chaque réponse est coupée.'],
    'stop-rejected': ['Arrêt refusé', 'L’arrêt du minuteur reçoit 500.'],
    'start-rejected': ['Démarrage refusé', 'Le démarrage du minuteur reçoit 500.'],
    'profile-rejected': ['Profil refusé', 'Le profil reçoit 500 : l’entrée est indisponible.'],
    'day-rejected': ['Journée refusée', 'Les pointages d’une journée reçoivent 500.'],
    'hrms-incomplete': [
      'SIRH incomplet',
      'Le SIRH de démonstration n’envoie que la moitié de ses données : la comparaison l’indique et rien ne peut être appliqué.',
    ],
    'hrms-down': [
      'SIRH en panne',
      'Le SIRH de démonstration ne répond pas ; tout le reste fonctionne.',
    ],
    'token-about-to-expire': [
      'Jeton bientôt expiré',
      'Les jetons d’accès durent dix minutes et dix secondes : ils sont renouvelés en avance.',
    ],
    'token-expired': [
      'Jeton expiré',
      'Les jetons d’accès durent trois secondes et ne sont pas renouvelés : la session expire.',
    ],
  },
};
