/** What takes an address over with one click. Where each leads is fixed by those who keep the calendars. */
export interface AddressLinks {
  /** Opens the calendar of the device: Apple's on a Mac or an iPhone, whichever is set up elsewhere. */
  readonly device: string;
  readonly google: string;
  readonly outlook: string;
  readonly outlookCom: string;
}

export function addressLinks(url: string, name: string): AddressLinks {
  const device = url.replace(/^https?:/, 'webcal:');
  const asked = new URLSearchParams({ url, name });
  return {
    device,
    google: `https://calendar.google.com/calendar/r?${new URLSearchParams({ cid: device })}`,
    outlook: `https://outlook.office.com/calendar/0/addfromweb?${asked}`,
    outlookCom: `https://outlook.live.com/calendar/0/addfromweb?${asked}`,
  };
}
