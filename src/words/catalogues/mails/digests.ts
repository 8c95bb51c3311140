export type DigestSection = 'toDecide' | 'changed' | 'mine';
