import type { LeaveRange } from '#domain/calendar/leave-range.ts';
import type { DemoCalendar } from './demo-calendar.ts';

export interface SeededRequest {
  readonly who: string;
  /** One of the four, or the key of a type that the company took from the catalogue. */
  readonly type: string;
  readonly range: LeaveRange;
  readonly note?: string;
  /** What the approver asks about it. */
  readonly comment?: string;
  /** How long before its first day it was filed. */
  readonly filedDaysAhead: number;
  /** How long its answer took; some days where nobody says. */
  readonly answeredAfterDays?: number;
  readonly fate:
    | { readonly kind: 'approved' }
    | { readonly kind: 'recorded' }
    | { readonly kind: 'withdrawn' }
    | { readonly kind: 'rejected'; readonly reason: string }
    | { readonly kind: 'cancelled'; readonly reason: string }
    | { readonly kind: 'cancellation-asked'; readonly reason: string }
    | { readonly kind: 'pending'; readonly daysAgo: number };
}

/** Months after the first hires; whoever is not named was among them. */
export const hiredAfterMonths: Readonly<Record<string, number>> = {
  'Julien Perrot': 3,
  'Inès Rousseau': 4,
  'Fatou Diallo': 6,
  'Gabriel Marchand': 13,
};

const approved = { kind: 'approved' } as const;

/** First come, first served: what overlaps an earlier line is left out, unless it is sickness. */
export function demoRequests({ weeks, summer, day, soon }: DemoCalendar): SeededRequest[] {
  const vacation = (who: string, range: LeaveRange, filedDaysAhead = 60): SeededRequest => ({
    who,
    type: 'vacation',
    range,
    filedDaysAhead,
    fate: approved,
  });
  return [
    ...waiting({ weeks, soon, day }),
    {
      who: 'Julien Perrot',
      type: 'sick',
      range: { ...day(0, 5), start: day(-1, 4).start },
      note: 'Arrêt de travail reçu par courrier',
      filedDaysAhead: 0,
      fate: { kind: 'recorded' },
    },
    {
      who: 'Malo Tanguy',
      type: 'vacation',
      range: weeks(2),
      filedDaysAhead: 26,
      fate: {
        kind: 'rejected',
        reason: 'La mise à l’eau du Korrigan est prévue cette semaine-là. La semaine suivante convient.',
      },
    },
    vacation('Thomas Girard', { ...day(1, 5), start: day(1, 4).start }, 30),
    vacation('Camille Moreau', weeks(2), 45),
    vacation('Fatou Diallo', day(1, 5, 'pm'), 12),
    // A Friday on which many are away: the calendar has more of them than a cell has room for.
    vacation('Gabriel Marchand', day(1, 5, 'am'), 20),
    vacation('Hélène Kermarrec', day(1, 5), 25),
    {
      who: 'Inès Rousseau',
      type: 'personal',
      range: day(1, 5),
      filedDaysAhead: 18,
      fate: approved,
    },
    {
      who: 'Yann Le Goff',
      type: 'other',
      range: { ...day(0, 3), start: day(0, 2).start },
      note: 'Salon nautique',
      filedDaysAhead: 35,
      fate: approved,
    },
    vacation('Amina Benali', weeks(5, 2), 80),
    vacation('Hélène Kermarrec', weeks(8), 90),
    vacation('Yann Le Goff', { ...day(6, 5), start: day(6, 3).start }, 70),
    vacation('Inès Rousseau', weeks(7), 60),

    {
      who: 'Léa Fontaine',
      type: 'personal',
      range: day(-2, 5, 'pm'),
      note: 'Rendez-vous médical',
      filedDaysAhead: 6,
      fate: approved,
    },
    vacation('Inès Rousseau', day(-3, 3, 'am'), 9),
    {
      who: 'Fatou Diallo',
      type: 'sick-child',
      range: day(-3, 4),
      note: 'Certificat remis à Hélène',
      filedDaysAhead: 0,
      fate: approved,
    },
    {
      who: 'Gabriel Marchand',
      type: 'personal',
      range: day(-4, 5),
      note: 'Déménagement',
      filedDaysAhead: 15,
      fate: approved,
    },
    {
      who: 'Thomas Girard',
      type: 'other',
      range: { ...day(-5, 3), start: day(-5, 2).start },
      note: 'Formation sécurité',
      filedDaysAhead: 40,
      fate: approved,
    },
    {
      who: 'Inès Rousseau',
      type: 'vacation',
      range: weeks(-6),
      filedDaysAhead: 20,
      fate: { kind: 'withdrawn' },
    },
    // Ill in the middle of a week of leave: days come back, and a notice is owed.
    vacation('Camille Moreau', { ...day(-7, 5), start: day(-7, 1).start }),
    {
      who: 'Camille Moreau',
      type: 'sick',
      range: { ...day(-7, 4), start: day(-7, 3).start },
      filedDaysAhead: 0,
      fate: { kind: 'recorded' },
    },

    vacation('Inès Rousseau', summer(0, 2)),
    vacation('Thomas Girard', summer(1, 3)),
    vacation('Léa Fontaine', summer(2, 2)),
    vacation('Fatou Diallo', summer(2, 3)),
    vacation('Yann Le Goff', summer(4, 2)),
    vacation('Hélène Kermarrec', summer(4, 2)),
    vacation('Camille Moreau', summer(5, 3)),
    vacation('Malo Tanguy', summer(5, 3)),
    vacation('Julien Perrot', summer(6, 2)),
    vacation('Amina Benali', summer(3, 2)),
  ];
}

/** What the managers find on their desk this morning. */
function waiting({ weeks, soon, day }: Pick<DemoCalendar, 'weeks' | 'soon' | 'day'>): SeededRequest[] {
  const pending = (daysAgo: number) => ({ filedDaysAhead: 0, fate: { kind: 'pending', daysAgo } as const });
  return [
    {
      who: 'Malo Tanguy',
      type: 'personal',
      range: soon(1, 'am'),
      note: 'Rendez-vous chez le notaire',
      ...pending(1),
    },
    // The same week as Camille, in a workshop of four.
    { who: 'Fatou Diallo', type: 'vacation', range: weeks(2), ...pending(2) },
    {
      who: 'Léa Fontaine',
      type: 'vacation',
      range: weeks(3),
      note: 'Une semaine en famille',
      ...pending(0.2),
    },
    {
      who: 'Gabriel Marchand',
      type: 'vacation',
      range: { ...day(6, 3, 'am'), start: day(6, 1).start, startHalf: 'am' },
      comment: 'Le bordé du 12 mètres sera-t-il fini avant ton départ\u00a0?',
      ...pending(4),
    },
    { who: 'Camille Moreau', type: 'vacation', range: weeks(9), ...pending(1.5) },
    {
      who: 'Julien Perrot',
      type: 'vacation',
      range: weeks(4),
      filedDaysAhead: 50,
      fate: { kind: 'cancellation-asked', reason: 'Mon voyage est annulé, je préfère garder ces jours.' },
    },
  ];
}
