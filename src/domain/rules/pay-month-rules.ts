import { PRODUCT_DECISION, type Rule } from './rule.ts';

export const PAY_MONTH_RULES = [
  {
    number: 'J10',
    source: PRODUCT_DECISION,
    title: {
      fr: 'Avertir avant qu’un mois clos ne change',
      en: 'A warning before a closed month changes',
    },
    statement: {
      fr: 'Qui demande, saisit, approuve ou annule une absence sur des jours d’un mois clos l’apprend avant de confirmer, avec le mois de paie qui portera la différence (J3). Télétravail et déplacements n’avertissent pas : la paie n’en sait rien.',
      en: 'Whoever asks for, records, approves or cancels an absence on days of a closed month is told before they confirm, with the pay month that will bear the difference (J3). Telework and trips give no warning: payroll knows nothing of them.',
    },
    example: {
      fr: 'Octobre est clos, un arrêt du 26 au 30 octobre est saisi : « ce changement sera repris sur la paie de novembre ».',
      en: 'October is closed, a stop from 26 to 30 October is recorded: “this change will be carried into the payroll of November”.',
    },
  },
  {
    number: 'J11',
    source: PRODUCT_DECISION,
    title: { fr: 'Avec quelle paie', en: 'With which pay' },
    statement: {
      fr: 'Les absences d’un mois sont payées avec la paie de ce mois ou, si l’organisation le dit, avec celle du mois suivant. Rien n’en est compté autrement : les pages, les relevés et les avertissements disent de quelle paie il s’agit. Un mois clos garde la paie pour laquelle il a été clos.',
      en: 'Absences of a month are paid with the pay of that month or, where the organisation says so, of the month after it. Nothing is counted otherwise for it: pages, statements and warnings say which pay is meant. A closed month keeps the pay that it was closed for.',
    },
    example: {
      fr: 'Paie décalée : absences d’octobre, paie de novembre. Octobre clos, un arrêt d’octobre transmis tard est repris sur la paie de décembre.',
      en: 'Paid a month later: absences of October, pay of November. October closed, a stop of October told late is carried into the pay of December.',
    },
  },
  {
    number: 'J12',
    source: PRODUCT_DECISION,
    title: { fr: 'Relevé mensuel', en: 'Monthly statement' },
    statement: {
      fr: 'Pour un mois, de chaque personne qui y était employée : ses absences approuvées, dans l’unité de ses congés payés, et ce que chaque compteur contient au dernier jour. Congés payés : N-1, ce qui se prend, et N, ce qui s’acquiert, chacun avec l’acquis, le pris et le solde. Une absence d’un jour suivant n’est pas encore prise ; le disponible la retire, comme la page des soldes. Ce qui est pris d’avance se retire de N.',
      en: 'For a month, of everyone who was employed in it: their approved absences, in the unit of their paid leave, and what each counter holds on its last day. Paid leave: N-1, what is being taken, and N, what is being earned, each with what was earned, taken and is left. An absence of a later day is not taken yet; what is available leaves it out, as the page of balances does. What is taken ahead is taken off N.',
    },
    example: {
      fr: 'Au 31 octobre 2026 : N-1 acquis 25, pris 10, solde 15 ; N acquis 10,42, pris 0, solde 10,42.',
      en: 'On 31 October 2026: N-1 earned 25, taken 10, left 15; N earned 10.42, taken 0, left 10.42.',
    },
  },
  {
    number: 'J22',
    source: PRODUCT_DECISION,
    title: { fr: 'Paie par établissement', en: 'Payroll by establishment' },
    statement: {
      fr: 'Un établissement qui porte un SIRET peut clore ses propres mois de paie, si l’organisation le choisit. Chacun a alors ses mois, sa liste de ce qui manque, ses lignes, ses différences, ses fichiers et ses bulletins à comparer. Qui n’a pas d’établissement, ou un établissement sans SIRET, relève du siège. Un SIRET a 14 chiffres et une clé, vérifiée.',
      en: 'A site that has a SIRET may close pay months of its own, where the organisation chooses so. Each then has its months, its list of what is missing, its lines, its differences, its files and its payslips to compare. Whoever has no site, or one without a SIRET, belongs to the main establishment. A SIRET has 14 digits and a check, which is made.',
    },
    example: {
      fr: 'Lyon clôt septembre le 28 ; le siège attend encore deux demandes et clôt le 30.',
      en: 'Lyon closes September on the 28th; the main establishment still waits for two requests and closes on the 30th.',
    },
  },
  {
    number: 'J23',
    source: PRODUCT_DECISION,
    title: { fr: 'Qui change d’établissement', en: 'Someone who changes establishments' },
    statement: {
      fr: 'L’établissement du dernier jour du mois paie le mois entier. Ce qui change ensuite dans un mois clos est porté par celui qui paie la personne quand la différence est close. Ce que la paie sait déjà n’est pas dit deux fois, quel que soit l’établissement qui l’a dit.',
      en: 'The establishment of the last day of the month pays the whole month. What changes in a closed month afterwards is borne by the one that pays the person when the difference is closed. What payroll knows already is not told twice, whichever establishment told it.',
    },
    example: {
      fr: 'De Lyon au siège le 16 septembre : les congés du 14 au 18 sont sur la paie du siège.',
      en: 'From Lyon to the main establishment on 16 September: leave from the 14th to the 18th is in the payroll of the main one.',
    },
  },
  {
    number: 'J24',
    source: PRODUCT_DECISION,
    title: { fr: 'Passer d’une clôture à l’autre', en: 'From one way of closing to the other' },
    statement: {
      fr: 'Un mois clos pour tous reste clos pour chaque établissement, et ne se rouvre que pour tous. On revient à une clôture pour tous quand chaque établissement a clos les mêmes mois. Un établissement qui reçoit son SIRET paie à partir du premier mois que le siège n’a pas clos.',
      en: 'A month that was closed for everyone stays closed for each establishment, and is opened again for everyone only. One goes back to closing for everyone once each establishment has closed the same months. A site that gets its SIRET pays from the first month that the main establishment has not closed.',
    },
    example: {
      fr: 'Septembre clos pour tous, puis paie par établissement : octobre se clôt à Lyon et au siège, chacun à son heure.',
      en: 'September closed for everyone, then payroll by establishment: October is closed in Lyon and at the main one, each in its own time.',
    },
  },
] as const satisfies readonly Rule[];
