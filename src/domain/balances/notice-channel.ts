/** How a notice that we did not mail may have been given (L3141-19-3: by any dated means). */
export const OUTSIDE_CHANNELS = ['payslip', 'letter', 'by-hand'] as const;

export const NOTICE_CHANNELS = ['mail', ...OUTSIDE_CHANNELS] as const;

export type NoticeChannel = (typeof NOTICE_CHANNELS)[number];
