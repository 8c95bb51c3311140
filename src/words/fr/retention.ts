import type { RetentionWords } from '../catalogues/retention.ts';

export const retention: RetentionWords = {
  kinds: {
    leavers: {
      name: 'Personnes parties',
      holds:
        'Nom, adresse, matricule, mots et documents de qui est parti. Effacés dans le mois qui suit ce temps après le départ\u00a0: un pseudonyme reste dans les comptes. Une conservation motivée l’empêche.',
      because:
        'Le registre du personnel se garde cinq ans après le départ, comme les documents sur la paie\u00a0; dix ans suffisent, c’est la durée des pièces comptables (C. com. L123-22).',
    },
    medical: {
      name: 'Justificatifs médicaux',
      holds:
        'Documents joints à une absence pour raison de santé ou confidentielle. Effacés à la clôture du mois de paie où l’absence se termine, et au plus tard ce temps après elle.',
      because:
        'Un mois laisse le temps d’établir la paie\u00a0; au-delà de trois, rien ne justifie de garder un document de santé.',
    },
    words: {
      name: 'Notes, motifs, commentaires et pièces jointes',
      holds:
        'Ce qui a été écrit ou joint à une demande, et l’adresse réseau de qui a agi. Effacés ce temps après la fin de l’absence\u00a0; les dates et les compteurs restent.',
      because:
        'Un an couvre une contestation récente\u00a0; après cinq ans, les dates suffisent à prouver les droits.',
    },
    'pay-files': {
      name: 'Fichiers de paie et bulletins comparés',
      holds:
        'Fichiers préparés pour le logiciel de paie et comparaisons de compteurs. Effacés ce temps après le mois payé\u00a0; le mois reste clôturé.',
      because:
        'L’employeur garde cinq ans les documents sur la paie\u00a0; dix ans suffisent, c’est la durée des pièces comptables (C. com. L123-22).',
    },
    journal: {
      name: 'Journal d’activité',
      holds: 'Qui a fait quoi, quand et depuis quelle adresse réseau. La ligne entière est effacée.',
      because:
        'Six mois permettent d’expliquer un incident\u00a0; au-delà de deux ans, un journal surveille plus qu’il ne protège.',
    },
    'counter-journal': {
      name: 'Journal des compteurs et de la paie',
      holds:
        'Les lignes du journal qui changent un compteur, un droit ou la paie. La ligne entière est effacée.',
      because:
        'Elles expliquent des documents que l’employeur garde cinq ans\u00a0; dix ans suffisent, comme pour les pièces comptables (C. com. L123-22).',
    },
    sessions: {
      name: 'Connexions',
      holds:
        'Appareil, adresse réseau et dates d’une session. Effacées 30 jours après le dernier usage, et au plus tard ce temps après la connexion\u00a0: il faut alors se reconnecter.',
      because:
        'Moins d’un mois obligerait à se reconnecter sans cesse\u00a0; au-delà de treize mois, une session oubliée resterait ouverte.',
    },
    mails: {
      name: 'Traces des e-mails envoyés',
      holds:
        'Qui a été prévenu de quoi, et quand. Le texte des e-mails n’est pas gardé. Les traces d’une demande encore en attente restent.',
      because:
        'Trente jours permettent de répondre à «\u00a0je n’ai rien reçu\u00a0»\u00a0; après un an, personne ne le demande plus.',
    },
    looks: {
      name: 'Consultations',
      holds: 'Qui a ouvert la fiche, les soldes ou un document d’une personne, que cette personne seule lit.',
      because: 'Fixe\u00a0: chacun doit pouvoir compter sur la même année, quel que soit son employeur.',
    },
    copies: {
      name: 'Copies de données',
      holds: 'Les archives demandées par une personne ou un administrateur.',
      because: 'Fixe\u00a0: une archive oubliée serait une seconde base de données.',
    },
    calls: {
      name: 'Appels des clés d’API',
      holds:
        'Ce que des programmes ont demandé avec une clé\u00a0: chemin, date et réponse. Les clés finies aussi.',
      because: 'Fixe\u00a0: assez pour trouver une panne.',
    },
    deliveries: {
      name: 'Envois aux programmes abonnés',
      holds: 'Les événements envoyés par webhook et ce qui y a été répondu.',
      because: 'Fixe\u00a0: assez pour trouver une panne et renvoyer.',
    },
    access: {
      name: 'Liens, codes et appareils de connexion',
      holds:
        'Liens de connexion et d’invitation, codes, appareils connus, actions à défaire. Chacun porte sa propre fin, de quelques minutes à un an.',
      because: 'Fixe\u00a0: c’est leur fin qui protège le compte.',
    },
    person: {
      name: 'Fiche et demandes d’une personne',
      holds:
        'Nom, adresse, contrat, équipes, absences et leurs dates. Gardés tant que la personne est là, puis jusqu’à son effacement (voir «\u00a0Personnes parties\u00a0»).',
      because:
        'Fixe\u00a0: les droits se comptent sur toute la relation de travail. Le référentiel de la CNIL demande à l’employeur de fixer la suite.',
    },
    pay: {
      name: 'Compteurs et lignes de paie',
      holds:
        'Chaque jour acquis, pris ou corrigé, et ce que la paie en a su. Gardés avec la fiche de la personne.',
      because: 'Fixe\u00a0: un compteur ne s’explique que par toutes ses lignes.',
    },
    organization: {
      name: 'Réglages de l’organisation',
      holds: 'Types de congés, règles, équipes, fermetures, abonnement. Gardés tant que l’espace existe.',
      because: 'Fixe\u00a0: rien ne se compte sans eux.',
    },
  },
  sources: {
    f10029: 'Service Public Entreprendre, fiche F10029',
    'cnil-hr':
      'CNIL, référentiel gestion du personnel (délibération 2019-160, modifiée en 2022, non contraignant)',
  },
  ourChoice: 'notre choix',
  days: (count) => (count === 1 ? '1 jour' : `${count} jours`),
  months: (count) => `${count} mois`,
  byEvent: 'voir ci-contre',
  coming: (until) => `Ce qui sera effacé d’ici au ${until}`,
};
