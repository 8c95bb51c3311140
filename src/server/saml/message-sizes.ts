/** As it is posted: base64 of some kilobytes. */
export const largestResponse = 128 * 1024;

/** A provider describes itself in some kilobytes; whole federations do so in megabytes, and are refused. */
export const largestMetadata = 128 * 1024;
