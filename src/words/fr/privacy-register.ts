import type { PrivacyRegisterWords } from '../catalogues/privacy-register.ts';

export const privacyRegister: PrivacyRegisterWords = {
  title: 'Registre des traitements',
  lead: 'Fiche du registre prévu à l’article 30 du RGPD, pour ce que l’organisation confie à Relâche. Elle est remplie d’après ce que le logiciel garde et d’après vos réglages\u00a0; relisez-la et complétez-la avant de la verser à votre registre.',
  controller: 'Responsable du traitement',
  siret: (number) => `SIRET ${number}`,
  toFillIn:
    'À compléter par l’organisation\u00a0: adresse, représentant, délégué à la protection des données s’il y en a un.',
  labels: {
    purposes: 'Finalités',
    basis: 'Base légale',
    people: 'Personnes concernées',
    data: 'Données et durées',
    sensitive: 'Données sensibles',
    recipients: 'Destinataires',
    processors: 'Sous-traitants',
    transfers: 'Transferts hors de l’Union européenne',
    security: 'Mesures de sécurité',
  },
  processings: {
    people: {
      title: 'Comptes, équipes et accès',
      purposes: 'Savoir qui fait partie de l’organisation, qui décide pour qui, et protéger les accès.',
      basis: 'Exécution du contrat de travail\u00a0; intérêt légitime pour la sécurité des accès.',
      people: 'Salariés, anciens salariés, experts-comptables invités.',
      recipients: 'Collègues (nom, équipe), responsables, administrateurs.',
    },
    leave: {
      title: 'Congés et absences',
      purposes: 'Recevoir les demandes, y répondre, compter les droits et prévenir les équipes.',
      basis:
        'Exécution du contrat de travail et obligation légale (Code du travail). Jamais le consentement.',
      people: 'Salariés et anciens salariés.',
      recipients:
        'La personne, ses responsables, les administrateurs. Les collègues voient une absence, sans son motif quand le type est confidentiel.',
    },
    payroll: {
      title: 'Préparation de la paie',
      purposes: 'Dire chaque mois à la paie les absences et les compteurs, et en garder la preuve.',
      basis: 'Obligation légale et exécution du contrat de travail.',
      people: 'Salariés et anciens salariés.',
      recipients:
        'Administrateurs, experts-comptables invités, et le logiciel de paie si l’organisation l’a connecté.',
    },
    proof: {
      title: 'Droits des personnes et preuves',
      purposes:
        'Remettre à chacun une copie de ses données, lui dire qui les a ouvertes, appliquer les durées.',
      basis: 'Obligation légale (RGPD, art. 5, 12, 15 et 32).',
      people: 'Salariés, anciens salariés, administrateurs.',
      recipients: 'La personne elle-même\u00a0; les administrateurs pour les copies qu’ils demandent.',
    },
  },
  sensitive:
    'Santé, famille ou paie, indirectement\u00a0: le type d’une absence, ses notes, ses justificatifs. Réservé à la personne, à qui décide et aux administrateurs\u00a0; les justificatifs médicaux, à la personne et aux administrateurs.',
  noneSensitive: 'Aucune.',
  kept: (name, holds, span) => (span === null ? `${name}. ${holds}` : `${name}\u00a0: ${span}. ${holds}`),
  processors: {
    operator: (name, address) => `${name}, ${address}\u00a0: exploite Relâche.`,
    operatorUnknown: 'L’exploitant de cette installation n’a pas dit qui il est.',
    host: (name, address, country) =>
      `${name}, ${address}${country === null ? '' : ` (${country})`}\u00a0: hébergement.`,
    mail: (name) => `${name}\u00a0: envoi des e-mails.`,
    payment: 'Stripe\u00a0: paiement de l’abonnement (données de l’organisation, aucune absence).',
    others: (list) => `Liste déclarée par l’exploitant\u00a0: ${list}`,
  },
  transfers: (country) =>
    `${
      country === null
        ? 'L’exploitant n’a pas indiqué le pays d’hébergement.'
        : `Hébergement déclaré par l’exploitant\u00a0: ${country}.`
    } Les notifications sur un appareil passent, chiffrées et sans nom, par le service de son navigateur. À vérifier avec chaque sous-traitant ci-dessus.`,
  security: [
    'Chaque ligne porte son organisation, et la base de données refuse elle-même de lire celles des autres.',
    'Pas de mot de passe\u00a0: liens à usage unique, clés d’accès, second facteur que l’organisation peut exiger. Jetons gardés sous forme d’empreinte.',
    'Droits par rôle, appliqués par le serveur\u00a0; les types confidentiels deviennent «\u00a0Absent\u00a0» avant de le quitter.',
    'Preuve d’identité de moins de dix minutes pour les rôles, les clés, les durées et les fichiers sur tout le monde.',
    'Journal d’activité que l’application ne peut pas modifier\u00a0; consultations notées et lues par la personne.',
    'HTTPS imposé en production, aucune ressource tierce, limites d’appels.',
    'Journaux techniques sans jeton, note ni adresse e-mail.',
  ],
  sheet: {
    title: 'Information des salariés',
    lead: (organization) =>
      `${organization} utilise Relâche pour gérer les congés et les absences. Cette feuille dit ce qui est gardé à votre sujet, pourquoi, qui le lit et combien de temps (Code du travail, L1222-4\u00a0; RGPD, art. 13).`,
    sections: [
      {
        title: 'Pourquoi',
        text: 'Recevoir et décider les demandes, compter les droits, prévenir les équipes et préparer la paie. La base est le contrat de travail et la loi\u00a0: on ne vous demande pas de consentement.',
      },
      {
        title: 'Quoi',
        text: 'Nom, adresse e-mail, rôle, équipes, dates de contrat, semaine de travail, absences et compteurs. Selon les droits, date de naissance et enfants à charge, lus par vous et les administrateurs. Ce dont vous souffrez n’est jamais demandé\u00a0: n’écrivez rien de médical dans une note.',
      },
      {
        title: 'Qui lit',
        text: 'Vos collègues voient que vous êtes absent, pas pourquoi quand le type est confidentiel. Vos responsables lisent vos demandes et vos soldes. Les administrateurs lisent le reste\u00a0; eux et vous seuls ouvrez un justificatif médical. L’expert-comptable invité lit ce que la paie demande.',
      },
    ],
    kept: 'Combien de temps',
    rights: {
      title: 'Vos droits',
      text: (organization) =>
        `Profil, «\u00a0Mes données\u00a0»\u00a0: une copie de tout ce qui est gardé à votre sujet. Profil, «\u00a0Qui a consulté mes données\u00a0»\u00a0: qui a ouvert votre fiche, et quand. Pour corriger, effacer, limiter ou vous opposer, écrivez à ${organization}, qui répond dans le mois. Vous pouvez saisir la CNIL (cnil.fr).`,
    },
  },
};
