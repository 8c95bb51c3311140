import { PRODUCT_DECISION, type Rule } from './rule.ts';

export const PAYROLL_SENDING_RULES = [
  {
    number: 'J25',
    source: PRODUCT_DECISION,
    title: { fr: 'Connexion à un logiciel de paie', en: 'Connecting a payroll program' },
    statement: {
      fr: 'Un administrateur connecte Silae (identifiant, secret, clé d’abonnement, numéro de dossier) ou PayFit (clé d’API). L’accès est gardé sous scellé pour cette connexion, ne se relit pas et n’entre ni au journal ni dans un export : seuls les quatre derniers caractères s’affichent, aux administrateurs. Déconnecter l’efface. Silae connaît les personnes par le matricule et les absences par leur code ; PayFit par le contrat et par des noms à lui, que vous dites une fois.',
      en: 'An admin connects Silae (client id, secret, subscription key, dossier number) or PayFit (API key). The access is kept sealed for this connection, is never read again by anyone and is in no log or export: only the last four characters are shown, to admins. Disconnecting erases it. Silae knows people by payroll number and absences by their code; PayFit by contract and by names of its own, which you say once.',
    },
    example: {
      fr: 'Clé d’API de PayFit : « … g7h8 ». L’expert-comptable voit que PayFit est connecté, pas la clé.',
      en: 'API key of PayFit: “… g7h8”. The accountant sees that PayFit is connected, not the key.',
    },
  },
  {
    number: 'J26',
    source: PRODUCT_DECISION,
    title: { fr: 'Ce qu’un envoi direct dit', en: 'What a direct sending says' },
    statement: {
      fr: 'Un envoi part d’un mois clos : tout le mois, et des mois d’avant ce que ses différences disent. Un plan montre d’abord ce qui sera ajouté, modifié et supprimé par rapport à ce qui a déjà été envoyé ; ce qui part est ce qui a été montré. Silae ne connaît les demi-journées que sur un jour seul : une absence est coupée. PayFit ne modifie rien : supprimer, puis créer. Une ligne sans matricule, contrat ou code reste ici et le dit. Une paie par établissement ne s’envoie pas directement.',
      en: 'A sending is made of a closed month: the whole month, and of earlier months what its differences say. A plan first shows what will be added, changed and deleted compared with what was sent before; what leaves is what was shown. Silae knows half-days on single days alone: an absence is cut. PayFit changes nothing: delete, then create. A line without payroll number, contract or code stays here and says so. Payroll by establishment is not sent directly.',
    },
    example: {
      fr: 'Du mercredi midi au vendredi : à Silae 0,5 le mercredi, puis du jeudi au vendredi ; à PayFit une absence qui commence au milieu du mercredi.',
      en: 'Wednesday noon to Friday: to Silae 0.5 on Wednesday, then Thursday to Friday; to PayFit one absence that begins in the middle of Wednesday.',
    },
  },
  {
    number: 'J27',
    source: PRODUCT_DECISION,
    title: { fr: 'Rien ne part deux fois', en: 'Nothing leaves twice' },
    statement: {
      fr: 'Chaque ligne est en attente, envoyée, refusée avec la phrase du logiciel, ou à vérifier quand sa réponse s’est perdue. Avant chaque écriture, ce que le logiciel a est lu : une ligne déjà là n’est pas renvoyée. Un logiciel muet ou occupé est attendu, de plus en plus longtemps ; un accès refusé arrête l’envoi. Un mois clos chez lui est refusé ligne par ligne, et reste à envoyer.',
      en: 'Each line is waiting, sent, refused with the sentence of the program, or to be checked when its answer was lost. Before each write, what the program has is read: a line that is there is not sent again. A program that is silent or busy is waited for, longer each time; a refused access stops the sending. A month that is closed there is refused line by line, and is still to be sent.',
    },
    example: {
      fr: 'Le serveur s’arrête juste après un ajout : au retour, l’absence est trouvée chez Silae, notée envoyée, et la suivante part.',
      en: 'The server stops right after an addition: back again, the absence is found at Silae, noted as sent, and the next one leaves.',
    },
  },
  {
    number: 'J28',
    source: PRODUCT_DECISION,
    title: { fr: 'Compteurs lus chez Silae', en: 'Counters read from Silae' },
    statement: {
      fr: 'Une fois Silae connecté, ses compteurs de congés N-1 et N et de RTT se lisent d’une pression, à la date du bulletin, et se comparent comme un tableau (J18). Rien d’autre de sa réponse n’est gardé, en particulier aucun montant.',
      en: 'Once Silae is connected, its counters of leave N-1 and N and of RTT are read with one press, at the date of the payslip, and compared as a table is (J18). Nothing else of its answer is kept, no amounts in particular.',
    },
    example: {
      fr: 'Silae dit 22,5 sur N-1 au 30 septembre, Relâche 20 : écart de 2,5 jours, avec sa cause.',
      en: 'Silae says 22.5 for N-1 on 30 September, Relâche 20: a difference of 2.5 days, with its cause.',
    },
  },
] as const satisfies readonly Rule[];
