import type { PageTexts } from './page-texts.ts';

export const fr: PageTexts = {
  title: 'Connexion de démonstration',
  intro:
    'Choisissez une personne de démonstration, ou saisissez une adresse e-mail et le mot de passe « demo ».',
  email: 'Adresse e-mail',
  password: 'Mot de passe',
  signIn: 'Se connecter',
  wrong: 'L’adresse e-mail ou le mot de passe est incorrect.',
  rejected: 'Cette connexion a été refusée',
  unknownClient: 'L’application à l’origine de la demande est inconnue ici.',
  foreignAddress: 'L’adresse de retour n’appartient pas à l’application.',
  noPkce: 'L’application n’a pas demandé de code avec PKCE.',
  hints: {
    ava: 'Administratrice de deux organisations',
    ben: 'Employé, entre directement dans sa seule organisation',
    chloe: 'Travaille avec les clients, sans ClockWork',
    dan: 'N’a aucun rôle dans le portail',
    eve: 'Administratrice sans organisation',
    farid: 'Administrateur d’une organisation sans paramètres',
    grace: 'Cheffe d’équipe avec une entrée en cours depuis hier',
    hugo: 'Administrateur des évaluations de performance',
    ines: 'Gestionnaire des équipements',
    jon: 'Peut seulement consulter les équipements',
    kira: 'Administratrice de la plateforme avec une entrée en cours depuis trois jours dans birch works',
    leo: 'Employé avec authentification à deux facteurs',
  },
};
