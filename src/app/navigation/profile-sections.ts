import { PAGES } from '#contract/pages.ts';

/** The parts of the profile that other places lead to, by their anchors. */
export const PROFILE_ANCHORS = { mails: 'mails', standIns: 'stand-ins' } as const;

export function profileSectionPath(section: keyof typeof PROFILE_ANCHORS): string {
  return `${PAGES.profile.path}#${PROFILE_ANCHORS[section]}`;
}
