/** One absence is one event, whether it came by mail or by subscription. */
export function eventUid(id: string, publicUrl: string): string {
  return `${id}@${new URL(publicUrl).hostname}`;
}
